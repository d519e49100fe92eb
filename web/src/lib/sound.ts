/** Sounds made in code: short, dry, of wood and paper. Silent until the first click or key, as browsers want it. */
import { settings } from "./settings.svelte";

export type Sound =
  | "draw"
  | "lay"
  | "turn"
  | "bust"
  | "saved"
  | "seven"
  | "freeze"
  | "stop"
  | "storm"
  | "action"
  | "score"
  | "coin"
  | "won"
  | "chat"
  | "sit";

let context: AudioContext | undefined;
let out: GainNode | undefined;
let noise: AudioBuffer | undefined;

/** Wait for the first click or key; call once. */
export function listenForFirstTouch(): void {
  const wake = () => {
    if (typeof AudioContext === "undefined") return;
    context ??= new AudioContext();
    out ??= new GainNode(context);
    out.connect(context.destination);
    void context.resume();
  };
  addEventListener("pointerdown", wake, { once: true });
  addEventListener("keydown", wake, { once: true });
}

function rustle(at: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = at.createBuffer(1, at.sampleRate / 2, at.sampleRate);
  const data = noise.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  return noise;
}

/** Paper: filtered noise. `from` and `to` in Hz, times in seconds after now. */
function paper(after: number, length: number, from: number, to: number, gain: number): void {
  if (!context || !out) return;
  const start = context.currentTime + after;
  const source = new AudioBufferSourceNode(context, { buffer: rustle(context) });
  const filter = new BiquadFilterNode(context, { type: "bandpass", frequency: from, Q: 0.9 });
  filter.frequency.exponentialRampToValueAtTime(to, start + length);
  const loud = new GainNode(context, { gain: 0 });
  loud.gain.setValueAtTime(0, start);
  loud.gain.linearRampToValueAtTime(gain, start + 0.012);
  loud.gain.exponentialRampToValueAtTime(0.0008, start + length);
  source.connect(filter).connect(loud).connect(out);
  source.start(start, Math.random() * 0.2, length + 0.05);
}

/** Wood: a struck bar, with a short overtone. */
function wood(after: number, pitch: number, length: number, gain: number, type: OscillatorType = "triangle"): void {
  if (!context || !out) return;
  const start = context.currentTime + after;
  for (const [factor, share] of [
    [1, 1],
    [2.76, 0.28],
  ] as const) {
    const tone = new OscillatorNode(context, { type, frequency: pitch * factor });
    const loud = new GainNode(context, { gain: 0 });
    loud.gain.setValueAtTime(gain * share, start);
    loud.gain.exponentialRampToValueAtTime(0.0006, start + length / factor);
    tone.connect(loud).connect(out);
    tone.start(start);
    tone.stop(start + length);
  }
}

const sounds: Record<Sound, () => void> = {
  draw: () => paper(0, 0.16, 2600, 1100, 0.32),
  lay: () => {
    paper(0, 0.05, 1500, 700, 0.3);
    wood(0.005, 190, 0.08, 0.22);
  },
  turn: () => {
    wood(0, 523, 0.16, 0.16);
    wood(0.11, 784, 0.22, 0.16);
  },
  bust: () => {
    wood(0, 165, 0.3, 0.4);
    wood(0.13, 116, 0.45, 0.42);
    paper(0.02, 0.3, 800, 220, 0.25);
  },
  saved: () => {
    wood(0, 392, 0.14, 0.2);
    wood(0.09, 523, 0.14, 0.2);
    wood(0.18, 659, 0.24, 0.2);
  },
  seven: () => [392, 440, 494, 523, 587, 659, 784].forEach((pitch, i) => wood(i * 0.085, pitch, 0.5, 0.2)),
  freeze: () => {
    wood(0, 1568, 0.5, 0.07, "sine");
    wood(0.06, 2093, 0.6, 0.06, "sine");
    paper(0, 0.4, 5000, 7500, 0.06);
  },
  stop: () => {
    wood(0, 262, 0.12, 0.25);
    wood(0.07, 196, 0.16, 0.22);
  },
  storm: () => paper(0, 0.48, 300, 1900, 0.4),
  action: () => {
    wood(0, 330, 0.1, 0.18);
    wood(0.08, 330, 0.16, 0.18);
  },
  score: () => wood(0, 700, 0.06, 0.09),
  coin: () => {
    wood(0, 2350, 0.09, 0.05, "sine");
    wood(0.05, 3140, 0.16, 0.045, "sine");
  },
  won: () => [523, 659, 784, 1047].forEach((pitch, i) => wood(i * 0.14, pitch, 0.6, 0.2)),
  chat: () => wood(0, 880, 0.1, 0.08),
  sit: () => wood(0, 147, 0.14, 0.3),
};

/** Play a sound, at the volume that is set. */
export function play(sound: Sound): void {
  if (!context || !out || context.state !== "running" || settings.muted || settings.volume === 0) return;
  out.gain.value = settings.volume;
  sounds[sound]();
}

/** Say that it is my turn, where that is wanted; the page may be out of sight. */
export function chime(): void {
  if (settings.turnSound) play("turn");
}
