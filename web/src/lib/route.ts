// Addresses are hashes (#/t/ABCD): any static host and any path prefix will do.

export type Route =
  | { page: 'home' }
  | { page: 'setup'; game: string | null }
  | { page: 'settings' }
  | { page: 'credits' }
  | { page: 'table'; code: string }
  | { page: 'replay'; id: string; at: number | null; game: number | null }
  | { page: 'rulings'; id: string | null };

const number = (args: URLSearchParams, name: string): number | null =>
  args.has(name) ? Number(args.get(name)) : null;

export function parse(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#?\/?/, '').split('?');
  const [head, rest = ''] = path.split('/').map(decodeURIComponent);
  const args = new URLSearchParams(query);
  switch (head) {
    case 'new':
      return { page: 'setup', game: args.get('game') };
    case 'settings':
      return { page: 'settings' };
    case 'credits':
      return { page: 'credits' };
    case 't':
      return rest ? { page: 'table', code: rest } : { page: 'home' };
    case 'replay':
      return { page: 'replay', id: rest, at: number(args, 'at'), game: number(args, 'game') };
    case 'rulings':
      return { page: 'rulings', id: rest || null };
    default:
      return { page: 'home' };
  }
}
