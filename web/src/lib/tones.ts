// The sounds themselves: fetched by who wants to hear them.

let context: AudioContext | null = null;

function audio(): AudioContext | null {
  if (typeof AudioContext === 'undefined') return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context.state === 'running' ? context : null;
}

interface Tone {
  from: number;
  to: number;
  ms: number;
  gain: number;
  type?: OscillatorType;
  noise?: boolean;
  after?: number;
}

const SOUNDS: Record<string, Tone[]> = {
  card: [{ from: 2400, to: 900, ms: 70, gain: 0.05, noise: true }],
  turn: [
    { from: 523, to: 523, ms: 110, gain: 0.06, type: 'triangle' },
    { from: 784, to: 784, ms: 160, gain: 0.06, type: 'triangle', after: 110 },
  ],
  asked: [{ from: 660, to: 660, ms: 120, gain: 0.06, type: 'triangle' }],
  shot: [
    { from: 1800, to: 120, ms: 220, gain: 0.22, noise: true },
    { from: 160, to: 50, ms: 180, gain: 0.12, type: 'square' },
  ],
  miss: [{ from: 900, to: 2600, ms: 240, gain: 0.05, type: 'sine' }],
  hurt: [{ from: 220, to: 90, ms: 260, gain: 0.12, type: 'sawtooth' }],
  heal: [
    { from: 440, to: 660, ms: 140, gain: 0.06, type: 'sine' },
    { from: 660, to: 880, ms: 160, gain: 0.06, type: 'sine', after: 120 },
  ],
  fall: [{ from: 180, to: 40, ms: 600, gain: 0.16, type: 'sawtooth' }],
  tick: [{ from: 1200, to: 1200, ms: 30, gain: 0.04, type: 'square' }],
};

/** Browsers let sound out only after a gesture: then no name is given. */
export function sound(name = ''): void {
  const ctx = audio();
  if (ctx) for (const tone of SOUNDS[name] ?? []) sing(ctx, tone);
}

function sing(ctx: AudioContext, tone: Tone): void {
  const start = ctx.currentTime + (tone.after ?? 0) / 1000;
  const end = start + tone.ms / 1000;
  const gain = ctx.createGain();
  gain.gain.setValueAtTime(tone.gain, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  gain.connect(ctx.destination);
  if (tone.noise) {
    const buffer = ctx.createBuffer(1, Math.ceil((ctx.sampleRate * tone.ms) / 1000), ctx.sampleRate);
    const data = buffer.getChannelData(0);
    for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
    const source = ctx.createBufferSource();
    source.buffer = buffer;
    const filter = ctx.createBiquadFilter();
    filter.type = 'lowpass';
    filter.frequency.setValueAtTime(tone.from, start);
    filter.frequency.exponentialRampToValueAtTime(tone.to, end);
    source.connect(filter).connect(gain);
    source.start(start);
    return;
  }
  const source = ctx.createOscillator();
  source.type = tone.type ?? 'sine';
  source.frequency.setValueAtTime(tone.from, start);
  source.frequency.exponentialRampToValueAtTime(tone.to, end);
  source.connect(gain);
  source.start(start);
  source.stop(end);
}
