import { describe, expect, it } from 'vitest';
import { neededSince } from './retention';
import { followChain, isUpTo, leadsTo, numberAt, numberOf, readHistory, segmentName } from './wal';

const HISTORY = '1\t0/5000148\tbefore 2026-11-27 12:00:00+00\n\n2\t0/7000000\tno recovery target specified\n';
const seg = (timeline: number, number: number) => segmentName(timeline, number);

describe('segments of the log', () => {
  it.each([
    ['0/3000060', 3, '000000010000000000000003'],
    ['1/0', 256, '000000010000000100000000'],
    ['A/FF000000', 2815, '000000010000000A000000FF'],
  ])('position %s lies in segment %i, %s', (position, number, name) => {
    expect(numberAt(position)).toBe(number);
    expect(segmentName(1, number)).toBe(name);
    expect(numberOf(name)).toBe(number);
  });

  it('compares positions as numbers', () => {
    expect([isUpTo('0/9', '0/10'), isUpTo('1/0', '0/FFFFFFFF'), isUpTo('0/5', '0/5')]).toEqual([true, false, true]);
  });
});

describe('timelines', () => {
  const lineage = readHistory(3, HISTORY);

  it('are read from a history file', () => {
    expect(lineage).toEqual({
      timeline: 3,
      ancestors: [
        { timeline: 1, leftAt: '0/5000148' },
        { timeline: 2, leftAt: '0/7000000' },
      ],
    });
  });

  it('are reached from backups that ended before they were left', () => {
    const reach = (timeline: number, end: string) => leadsTo(lineage, { timeline, end });
    expect([reach(1, '0/4FFFFFF'), reach(1, '0/5000200'), reach(2, '0/6000000'), reach(3, '0/9000000')]).toEqual([
      true,
      false,
      true,
      true,
    ]);
    expect(reach(4, '0/4000000')).toBe(false);
  });

  it('go on in the segment in which the one before was left', () => {
    const names = [seg(1, 3), seg(1, 4), seg(2, 5), seg(2, 6), seg(3, 7), seg(3, 8)];
    expect(followChain(lineage, 3, names)).toEqual({ length: 6, missing: null });
  });
});

describe('a gap in the log', () => {
  const lineage = { timeline: 1, ancestors: [] };

  it('is told, with what is there before it', () => {
    expect(followChain(lineage, 3, [seg(1, 3), seg(1, 4), seg(1, 6)])).toEqual({ length: 2, missing: seg(1, 5) });
    expect(followChain(lineage, 3, [seg(1, 5)])).toEqual({ length: 0, missing: seg(1, 3) });
  });

  it('is none where nothing comes after it', () => {
    expect(followChain(lineage, 3, [seg(1, 2)])).toEqual({ length: 0, missing: null });
    expect(followChain(lineage, 3, [])).toEqual({ length: 0, missing: null });
  });
});

describe('base backups', () => {
  const at = (day: number, hours: number) => ({
    name: `of day ${day}`,
    startedAt: new Date(Date.UTC(2026, 10, day, 3)),
    endedAt: new Date(Date.UTC(2026, 10, day, 3 + hours)),
    startSegment: seg(1, day),
  });
  /** @param hours how long each was made */
  const kept = (days: number[], from: Date, hours = 1) =>
    neededSince(
      days.map((day) => at(day, hours)),
      from.getTime(),
    ).keep.map(({ name }) => name);

  it('are kept as far as some moment of the period needs them', () => {
    expect(kept([1, 2, 3, 4, 5], new Date('2026-11-03T12:00:00Z'))).toEqual(['of day 3', 'of day 4', 'of day 5']);
    // the one of the third was not whole yet
    const four = ['of day 2', 'of day 3', 'of day 4', 'of day 5'];
    expect(kept([1, 2, 3, 4, 5], new Date('2026-11-03T03:30:00Z'))).toEqual(four);
    // nor by noon, where it goes over a slow line
    expect(kept([1, 2, 3, 4, 5], new Date('2026-11-03T12:00:00Z'), 10)).toEqual(four);
  });

  it('never all go', () => {
    expect(kept([1, 2], new Date('2027-11-03T12:00:00Z'))).toEqual(['of day 2']);
  });
});
