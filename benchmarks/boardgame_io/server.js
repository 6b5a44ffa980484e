// boardgame.io's own server as its documentation starts it: socket.io, the lobby API, credentials. Matches are kept in
// memory, or with a folder as the argument in the file storage that comes with it.
'use strict';

const { FlatFile, Server, Origins } = require('boardgame.io/server');

const VERSIONS = ['boardgame.io', 'koa', 'socket.io', 'ws'].map((name) => [name, require(`${name}/package.json`).version]);
const [folder] = process.argv.slice(2);
const db = folder ? new FlatFile({ dir: folder }) : undefined;
const server = Server({ games: [require('./game')], origins: [Origins.LOCALHOST], db });

server.router.get('/figures', (context) => {
  const { user, system } = process.cpuUsage();
  context.body = {
    cpu: (user + system) / 1e6,
    resident: process.memoryUsage.rss(),
    versions: { node: process.versions.node, ...Object.fromEntries(VERSIONS) },
  };
});

server.run({ port: { host: '127.0.0.1', port: 0 } }).then(({ appServer }) => {
  console.log(`boardgame.io is open: http://127.0.0.1:${appServer.address().port}/`);
});
