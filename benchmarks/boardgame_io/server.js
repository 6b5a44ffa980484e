// boardgame.io's own server as its documentation starts it: matches in memory, socket.io, the lobby API, credentials.
'use strict';

const { Server, Origins } = require('boardgame.io/server');

const VERSIONS = ['boardgame.io', 'koa', 'socket.io', 'ws'].map((name) => [name, require(`${name}/package.json`).version]);
const server = Server({ games: [require('./game')], origins: [Origins.LOCALHOST] });

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
