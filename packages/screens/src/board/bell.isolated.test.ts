import { beforeEach, expect, it, vi } from 'vitest';
import type { Bell } from './bell';

/** A browser's sound that waits for a tap until it is resumed; counts what is played. */
class Sound extends EventTarget {
  static opened: Sound[] = [];
  state = 'suspended';
  currentTime = 7;
  destination = {};
  constructor() {
    super();
    Sound.opened.push(this);
  }
  async resume() {
    this.state = 'running';
    this.dispatchEvent(new Event('statechange'));
  }
}

const played: number[] = [];
const node = { connect: () => node };

class Tone {
  connect = () => node;
  start = (at: number) => void played.push(at);
  stop = () => {};
}
class Volume {
  connect = () => node;
  gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
}

let bell: Bell;
beforeEach(async () => {
  Sound.opened = [];
  played.length = 0;
  vi.stubGlobal('AudioContext', Sound);
  vi.stubGlobal('OscillatorNode', Tone);
  vi.stubGlobal('GainNode', Volume);
  vi.resetModules();
  bell = (await import('./bell')).webBell;
});

it('asks the browser for nothing before a tap, and is silent', () => {
  bell.subscribe(() => {});
  bell.ring();
  expect(Sound.opened).toEqual([]);
  expect(bell.isReady()).toBe(false);
});

it('is ready after a tap, says so once, and strikes two notes', async () => {
  const onChange = vi.fn();
  const leave = bell.subscribe(onChange);
  bell.unlock();
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce());
  expect(bell.isReady()).toBe(true);
  bell.ring();
  expect(played).toEqual([7, 7.16]);
  leave();
  Sound.opened[0]?.dispatchEvent(new Event('statechange'));
  expect(onChange).toHaveBeenCalledOnce();
});

it('does not play later what it may not play now', async () => {
  bell.unlock();
  await vi.waitFor(() => expect(bell.isReady()).toBe(true));
  const [sound] = Sound.opened;
  // a telephone that rings takes the sound away
  if (sound) sound.state = 'interrupted';
  bell.ring();
  expect(played).toEqual([]);
  bell.unlock();
  expect(Sound.opened).toHaveLength(1);
});
