import type { Part, Stand, Survey, Surveyed } from './survey';

/** What is laid over other things, and goes with them however far the page is scrolled. */
export interface Cover {
  /** @param tell of one that lies over another */
  look(all: Surveyed, tell: (one: Element, other: Element) => void): void;
}

/** Runs in the page, before anything of its own. */
export function teachCover(): void {
  const { survey } = window as unknown as { survey: Survey };
  /** A button or an icon stands inside of one on purpose, where nothing is written. */
  const FIELD = 'input, select, textarea';
  const PICTURE = 'img, svg, canvas, video';

  // what lets presses through covers as well
  const solid = new CSSStyleSheet();
  solid.replaceSync('* { pointer-events: auto !important }');

  const isClear = (colour: string) => colour === 'transparent' || /[,/] 0\)$/.test(colour);
  const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const isPainted = (element: Element) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    return element.matches(PICTURE) || !isClear(backgroundColor) || backgroundImage !== 'none';
  };

  /** Words, a control, or (`hides`) something drawn that words cannot be read through. */
  type Piece = Pick<Part, 'element' | 'text' | 'place'> & { hides: boolean };
  function piecesOf(laid: Element, words: Part[], { standOf }: Surveyed): Piece[] {
    const drawn = [laid, ...laid.querySelectorAll('*:not(svg *)')].filter(
      (element) => standOf(element).laid === laid && isPainted(element) && isVisible(element),
    );
    return [
      ...drawn.map((element) => ({ element, place: element.getBoundingClientRect(), hides: true })),
      ...words.map((part) => ({ ...part, hides: part.text !== undefined })),
    ];
  }

  const goTogether = (one: Stand, other: Stand) =>
    one.carrier === other.carrier && one.sheet === other.sheet && one.held === other.held && one.laid !== other.laid;
  /** Whether the one can lie over the other at all; what holds it is its ground. */
  function isOver(one: Piece, { element, text, place }: Part): boolean {
    if (one.element.contains(element) || !(text ? one.hides : !element.contains(one.element))) return false;
    if (text || !element.matches(FIELD)) return survey.meet(one.place, place) !== undefined;
    return false;
  }

  /** Scrolls to a place of the page, so that the browser can be asked what is drawn there. */
  function bring({ element, stand: { carrier } }: Part): void {
    const seen = () => element.getBoundingClientRect();
    if (carrier && carrier.scrollHeight > carrier.clientHeight)
      carrier.scrollTop += seen().top - carrier.getBoundingClientRect().top - carrier.clientHeight / 2;
    window.scrollBy({ top: seen().top - innerHeight / 2, behavior: 'instant' });
  }
  /** Of two that meet, whether the one is drawn over the other where they do; of words neither is read then. */
  function hides(one: Piece, other: Part): boolean {
    const isDrawnOver = ({ x, y }: { x: number; y: number }) => {
      const hits = document.elementsFromPoint(x, y);
      const over = hits.findIndex((hit) => (one.text ? hit === one.element : one.element.contains(hit)));
      const under = hits.findIndex((hit) => (other.text ? hit === other.element : other.element.contains(hit)));
      return over >= 0 && under >= 0 && (over < under || (one.text !== undefined && other.text !== undefined));
    };
    bring(other);
    const pairs = survey.linesOf(one).flatMap((over) => survey.linesOf(other).map((under) => [over, under] as const));
    return pairs.some(([over, under]) => {
      const both = survey.meet(over, under);
      if (!both) return false;
      // a pen on a card's corner leaves the card to be pressed
      const { left, top, width, height } = other.text ? both : under;
      const [x, y] = [left + width / 2, top + height / 2];
      return x > over.left && x < over.right && y > over.top && y < over.bottom && isDrawnOver({ x, y });
    });
  }

  const cover: Cover = {
    look(all, tell) {
      const { laid, parts, standOf } = all;
      if (laid.length === 0) return;
      const seen = parts.filter(({ element }) => isVisible(element));
      const pieces = laid.map((one) => ({
        stand: standOf(one),
        pieces: piecesOf(
          one,
          seen.filter(({ stand }) => stand.laid === one),
          all,
        ),
      }));
      const met = pieces.flatMap(({ stand, pieces }) =>
        pieces.flatMap((piece) =>
          seen
            .filter((part) => goTogether(stand, part.stand) && isOver(piece, part))
            .map((part) => [piece, part] as const),
        ),
      );
      if (met.length === 0) return;
      const isPassed = met.flat().some(({ element }) => getComputedStyle(element).pointerEvents === 'none');
      if (isPassed) document.adoptedStyleSheets.push(solid);
      for (const [piece, part] of met) if (hides(piece, part)) tell(piece.element, part.element);
      if (isPassed) document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== solid);
    },
  };
  Object.assign(window, { cover });
}
