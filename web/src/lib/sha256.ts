// SHA-256 in plain TypeScript: the browser's own is missing on http addresses of a home network.

const K = constants();

/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes. */
function constants(): Uint32Array {
  const found = new Uint32Array(64);
  let at = 0;
  for (let n = 2; at < 64; n++) {
    if (isPrime(n)) found[at++] = fraction(Math.cbrt(n));
  }
  return found;
}

function isPrime(n: number): boolean {
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return false;
  return true;
}

function fraction(x: number): number {
  return ((x - Math.floor(x)) * 2 ** 32) >>> 0;
}

function padded(bytes: Uint8Array): DataView {
  const size = Math.ceil((bytes.length + 9) / 64) * 64;
  const block = new Uint8Array(size);
  block.set(bytes);
  block[bytes.length] = 0x80;
  const view = new DataView(block.buffer);
  view.setUint32(size - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(size - 4, (bytes.length << 3) >>> 0);
  return view;
}

const turn = (x: number, n: number): number => (x >>> n) | (x << (32 - n));

function digestBlock(state: Uint32Array, data: DataView, from: number): void {
  const w = new Uint32Array(64);
  for (let i = 0; i < 16; i++) w[i] = data.getUint32(from + 4 * i);
  for (let i = 16; i < 64; i++) {
    const a = w[i - 15]!;
    const b = w[i - 2]!;
    const low = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
    const high = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
    w[i] = w[i - 16]! + low + w[i - 7]! + high;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let i = 0; i < 64; i++) {
    const one = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + K[i]! + w[i]!;
    const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) >>> 0, c, b, a, (one + two) >>> 0];
  }
  [a, b, c, d, e, f, g, h].forEach((value, i) => (state[i] = state[i]! + value));
}

/** The SHA-256 of a text in UTF-8, as 64 hexadecimal digits. */
export function sha256(text: string): string {
  const data = padded(new TextEncoder().encode(text));
  const state = Uint32Array.from([2, 3, 5, 7, 11, 13, 17, 19], (n) => fraction(Math.sqrt(n)));
  for (let at = 0; at < data.byteLength; at += 64) digestBlock(state, data, at);
  return [...state].map((word) => word.toString(16).padStart(8, '0')).join('');
}
