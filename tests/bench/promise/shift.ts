import type { Station } from '@seduh/contract';
import { STATIONS } from '@seduh/contract/constants';
import { demoWork } from '@seduh/domain/demo-work';
import { chance, type Chance } from './chance';
import type { Visit } from './days';

/** An order in the shop. Nothing in here knows what anybody was promised. */
export interface Ticket {
  lines: Visit['lines'];
  /** Minutes after opening from which it may be begun; what has a time of its own goes first from then on. */
  startsAt: number;
  isScheduled: boolean;
  begunAt: number | null;
  readyAt: number | null;
}

/** Somebody's hands full: pieces of a ticket that one person makes in one go. */
interface Task {
  ticket: Job;
  minutes: number;
}
interface Job extends Ticket {
  tasksLeft: number;
}

/** How far a piece lies from the menu's seconds, and a whole shift of people from them. */
const PIECE_SPREAD = 0.35;
const SHIFT_SPREAD = 0.05;
/** How often something has to be made again. */
const SPOILT = 0.02;
/** Cups side by side under a machine, and what each further one costs of the first. */
const SIDE_BY_SIDE = 4;
const FURTHER = 0.6;
const HANDOVER = { minutes: 1, spread: 0.5 };

/**
 * A shift at the counter as a simulation of events: people at stations take up what was ordered first as soon as they
 * have their hands free, each piece takes as long as chance has it, and what is complete is put together and called out.
 */
export class Shift {
  readonly tickets: Ticket[] = [];
  #now = 0;
  #free: Record<Station, number>;
  #queues: Record<Station, Task[]> = { bar: [], kitchen: [], counter: [] };
  #events: { at: number; happens: () => void }[] = [];
  #chance: Chance;
  #pace: number;

  #factorOf: (slug: string) => number;

  /** @param factorOf how much longer something really takes than the menu says */
  constructor(people: Readonly<Record<Station, number>>, seed: number, factorOf: (slug: string) => number = () => 1) {
    this.#factorOf = factorOf;
    this.#free = { ...people };
    this.#chance = chance(seed);
    this.#pace = this.#chance.around1(SHIFT_SPREAD);
  }

  /** Lets everything happen up to a moment. */
  runUntil(at: number): void {
    for (let next = this.#next(at); next; next = this.#next(at)) {
      this.#now = next.at;
      next.happens();
    }
    this.#now = at;
  }

  /** Takes an order, to be begun at once or from a moment on. */
  take(lines: Visit['lines'], startsAt: number, isScheduled: boolean): Ticket {
    const job: Job = { lines, startsAt, isScheduled, begunAt: null, readyAt: null, tasksLeft: 0 };
    this.tickets.push(job);
    this.#at(startsAt, () => {
      const tasks = lines.flatMap((line) => this.#tasks(job, line));
      job.tasksLeft = tasks.length;
      for (const { station, task } of tasks) this.#queues[station].push(task);
      for (const station of STATIONS) this.#begin(station);
    });
    return job;
  }

  #tasks(job: Job, { product, qty }: Visit['lines'][number]): { station: Station; task: Task }[] {
    const { station, seconds } = demoWork(product.slug);
    const tasks: { station: Station; task: Task }[] = [];
    for (let made = 0; made < qty; made += SIDE_BY_SIDE) {
      let minutes = 0;
      for (let piece = made; piece < Math.min(qty, made + SIDE_BY_SIDE); piece += 1) {
        const share = piece === made ? 1 : FURTHER;
        const again = this.#chance.share() < SPOILT ? 2 : 1;
        minutes +=
          (seconds / 60) *
          this.#factorOf(product.slug) *
          share *
          again *
          this.#pace *
          this.#chance.around1(PIECE_SPREAD);
      }
      tasks.push({ station, task: { ticket: job, minutes } });
    }
    return tasks;
  }

  #begin(station: Station): void {
    const queue = this.#queues[station];
    while (this.#free[station] > 0 && queue.length > 0) {
      const scheduled = queue.findIndex(({ ticket }) => ticket.isScheduled);
      const [task] = queue.splice(Math.max(0, scheduled), 1);
      if (!task) return;
      task.ticket.begunAt ??= this.#now;
      this.#free[station] -= 1;
      this.#at(this.#now + task.minutes, () => {
        this.#free[station] += 1;
        task.ticket.tasksLeft -= 1;
        if (task.ticket.tasksLeft === 0) this.#handOver(task.ticket);
        this.#begin(station);
      });
    }
  }

  #handOver(ticket: Job): void {
    const at = this.#now + HANDOVER.minutes * this.#chance.around1(HANDOVER.spread);
    this.#at(at, () => {
      ticket.readyAt = at;
    });
  }

  #at(at: number, happens: () => void): void {
    this.#events.push({ at, happens });
  }

  /** The next event up to a moment; undefined where there is none. */
  #next(until: number): { at: number; happens: () => void } | undefined {
    let first = -1;
    for (const [index, { at }] of this.#events.entries()) {
      if (at <= until && (first < 0 || at < (this.#events[first]?.at ?? Infinity))) first = index;
    }
    return first < 0 ? undefined : this.#events.splice(first, 1)[0];
  }
}
