import type { Cover } from './cover';
import type { Names } from './names';
import type { Box, Part, Stand, Survey, Surveyed } from './survey';

/** What lies over what while the page, what scrolls inside of it, and what is opened over it are scrolled. */
export interface Overlaps {
  /** Scrolls everything from its beginning to its end and back. @returns what is covered by what, each pair once */
  found(): string[];
  /** Of what is laid over other things alone, which large words and small windows change. @returns as `found` */
  laidOver(): string[];
}

/** Runs in the page, before anything of its own. */
export function teachOverlaps(): void {
  const { names, survey, cover } = window as unknown as { names: Names; survey: Survey; cover: Cover };
  /** px: as far as the page goes on between two looks; a part that goes along is seen over anything higher than that. */
  const FINE = 48;
  const AT_MOST = 4;

  type Tell = (one: Element, other: Element, how: string) => void;

  const isApart = (one: Element, other: Element) => !one.contains(other) && !other.contains(one);
  /** Where both lie over each other in the window. */
  const lieOver = (one: Box, other: Box) => {
    const both = survey.meet(one, other);
    const seen = both && survey.meet(both, page().view);
    return seen && { x: seen.x + seen.width / 2, y: seen.y + seen.height / 2 };
  };
  /** Whether both are drawn where they lie over each other: what a scroller or a rounded corner cuts off is not. */
  const areDrawn = (one: Element, other: Element, { x, y }: { x: number; y: number }) => {
    const hits = document.elementsFromPoint(x, y);
    const isHit = (element: Element) => hits.some((hit) => element.contains(hit));
    return isHit(one) && isHit(other);
  };

  /** Something that scrolls down, and how far. */
  interface Ground {
    scroller: Element | null;
    sheet: Element | undefined;
    /** Where it is seen. */
    view: Box & { height: number };
    first: number;
    last: number;
    scroll(top: number): void;
    at(): number;
  }
  const scrollPage = (top: number) => window.scrollTo({ top, behavior: 'instant' });
  const page = (): Ground => ({
    scroller: null,
    sheet: undefined,
    view: { left: 0, top: 0, right: innerWidth, bottom: innerHeight, height: innerHeight },
    first: 0,
    last: document.documentElement.scrollHeight - innerHeight,
    scroll: scrollPage,
    at: () => scrollY,
  });
  function groundIn(scroller: Element, { sheet }: Stand): Ground {
    const { top, height } = scroller.getBoundingClientRect();
    scrollPage(scrollY + top - Math.max(0, innerHeight - height) / 2);
    const scroll = (to: number) => scroller.scrollTo({ top: to, behavior: 'instant' });
    const at = () => scroller.scrollTop;
    // one that is filled from its end begins below nought
    scroll(-1e6);
    const first = at();
    scroll(1e6);
    return { scroller, sheet, view: scroller.getBoundingClientRect(), first, last: at(), scroll, at };
  }

  /** A sticky bar that still goes with the page passes under the others as the page does. */
  const isStuck = (bar: Element, { view }: Ground) => {
    const { position, top, bottom } = getComputedStyle(bar);
    if (position !== 'sticky') return true;
    const place = bar.getBoundingClientRect();
    const isAt = (edge: number, inset: string) => Math.abs(edge - Number.parseFloat(inset)) <= 1;
    return isAt(place.top - view.top, top) || isAt(view.bottom - place.bottom, bottom);
  };

  /** Whatever lies over a ground and does not go with it; what it scrolls; what is stuck in it. */
  function standingOn({ scroller, sheet }: Ground, { bars, companions, laid, parts, standOf }: Surveyed) {
    const isOn = (stand: Stand) => stand.carrier === scroller && stand.sheet === sheet;
    const holdsStill = (element: Element) => {
      const stand = standOf(element);
      if (stand.sheet !== sheet || (scroller && element.contains(scroller))) return false;
      if (getComputedStyle(element).position === 'sticky') return stand.carrier === scroller;
      if (stand.carrier === element) return !scroller || document.documentElement.scrollHeight <= innerHeight;
      return scroller !== null && stand.carrier === standOf(scroller).carrier;
    };
    return {
      bars: bars.filter(holdsStill),
      /** Beside a scroller, and over it. */
      lids: scroller
        ? laid.filter((one) => standOf(one).laid === one && holdsStill(one) && !scroller.contains(one))
        : [],
      companions: companions.filter((one) => isOn(standOf(one))),
      passing: parts.filter(({ stand }) => isOn(stand) && !stand.isInBar),
    };
  }

  const measured = (part: Part): Part => ({ ...part, place: survey.placeOf(part) });
  /** Where a part is now that its ground was scrolled by so much; what sticks in it is measured anew. */
  const placeOf = ({ element, text, stand, place }: Part, moved: number) =>
    stand.held ? survey.placeOf({ element, text }) : new DOMRect(place.x, place.y - moved, place.width, place.height);

  function scrolled(ground: Ground, all: Surveyed, tell: Tell): void {
    const { scroller, first, last, view, scroll, at } = ground;
    const { bars, lids, companions, passing } = standingOn(ground, all);
    const covers = [...bars, ...lids];
    if (covers.length + companions.length === 0) return;
    const measuredAt = at();
    const fresh = scroller ? passing.map(measured) : passing;

    // it goes no further: what is under a bar here is never seen
    const middle = view.top + view.height / 2;
    for (const [end, isBeyond] of [
      [first, (y: number) => y < middle],
      [last, (y: number) => y > middle],
    ] as const) {
      if (covers.length === 0) break;
      scroll(end);
      const moved = at() - measuredAt;
      const places = covers.map((bar) => [bar, bar.getBoundingClientRect()] as const);
      for (const part of fresh) {
        const place = placeOf(part, moved);
        for (const [bar, over] of places) {
          const where = isApart(bar, part.element) && lieOver(place, over);
          if (where && isBeyond(where.y) && areDrawn(part.element, bar, where))
            tell(bar, part.element, 'never comes out from under');
        }
      }
    }

    if (companions.length === 0 && bars.length < 2) return;
    const step = companions.length > 0 ? FINE : view.height * 0.8;
    for (let top = first; top < last + step; top += step) {
      scroll(Math.min(top, last));
      const stuck = bars
        .filter((bar) => isStuck(bar, ground))
        .map((bar) => [bar, bar.getBoundingClientRect()] as const);
      for (const [place, [bar, over]] of stuck.entries()) {
        for (const [other, under] of stuck.slice(place + 1)) {
          const where = isApart(bar, other) && lieOver(over, under);
          if (where && areDrawn(bar, other, where)) tell(bar, other, 'shares its place with');
        }
      }
      const moved = at() - measuredAt;
      for (const companion of companions) {
        const over = companion.getBoundingClientRect();
        for (const part of fresh) {
          if (!isApart(companion, part.element)) continue;
          // one look for all that lie where they were, another only for what seems to be met
          const { x, y, width, height } = part.place;
          if (!survey.meet(new DOMRect(x, y - moved, width, height), over)) continue;
          const where = lieOver(survey.placeOf(part), over);
          if (where && areDrawn(companion, part.element, where)) tell(companion, part.element, 'is run over by');
        }
      }
    }
  }

  function look(how: (all: Surveyed, tell: Tell) => void): string[] {
    const all = survey.take();
    const found = new Set<string>();
    const before = all.scrollers.map((scroller) => [scroller, scroller.scrollTop] as const);
    const pageBefore = scrollY;
    how(all, (one, other, how) => found.add(`${names.nameOf(other)} ${how} ${names.nameOf(one)}`));
    for (const [scroller, top] of before) scroller.scrollTo({ top, behavior: 'instant' });
    if (scrollY !== pageBefore) scrollPage(pageBefore);
    return [...found].slice(0, AT_MOST);
  }
  function laidOver(all: Surveyed, tell: Tell): void {
    cover.look(all, (one, other) => tell(one, other, 'is covered by'));
  }

  const overlaps: Overlaps = {
    found: () =>
      look((all, tell) => {
        laidOver(all, tell);
        scrolled(page(), all, tell);
        for (const scroller of all.scrollers) scrolled(groundIn(scroller, all.standOf(scroller)), all, tell);
      }),
    laidOver: () => look(laidOver),
  };
  Object.assign(window, { overlaps });
}
