import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { AnatomyPart } from '../../../packages/ui/src/guide/types';
import { Prose } from './Prose';

/** Room for the numbers round the part, px; as `--guide-margin` in guide.css. */
const REACH = 27;
/** Of a number's circle, px. */
const SIZE = 26;

/** A number's place, where its line ends, and what it names, px from the corner of the stage. */
interface Mark {
  x: number;
  y: number;
  end: { x: number; y: number };
  /** It stands before or behind the part, not above or below. */
  isBeside: boolean;
  box: { x: number; y: number; width: number; height: number };
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Where the number of an element stands: beside the edge it names, outside of the whole part. */
function markAt(box: Box, whole: Box, side: AnatomyPart['side'] = 'top'): Mark {
  const [middleX, middleY] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const isBeside = side === 'start' || side === 'end';
  const edge = { top: box.top, bottom: box.bottom, start: box.left, end: box.right }[side];
  const outside = {
    top: whole.top - REACH,
    bottom: whole.bottom + REACH,
    start: whole.left - REACH,
    end: whole.right + REACH,
  }[side];
  return {
    x: isBeside ? outside : middleX,
    y: isBeside ? middleY : outside,
    end: isBeside ? { x: edge, y: middleY } : { x: middleX, y: edge },
    isBeside,
    box: { x: box.left, y: box.top, width: box.right - box.left, height: box.bottom - box.top },
  };
}

/** Numbers that would lie on each other step aside along their edge, in the order of what they name: no lines cross. */
function apart(marks: readonly Mark[]): Mark[] {
  const along = ({ isBeside, end }: Mark) => (isBeside ? end.y : end.x);
  const inOrder = marks
    .map((mark, at) => ({ ...mark, at }))
    .toSorted((one, other) => along(one) - along(other) || one.at - other.at);
  const placed: Mark[] = [];
  for (const { at, ...mark } of inOrder) {
    const isTaken = () =>
      placed.some((other) => Math.abs(other.x - mark.x) < SIZE && Math.abs(other.y - mark.y) < SIZE);
    while (isTaken()) {
      if (mark.isBeside) mark.y += SIZE;
      else mark.x += SIZE;
    }
    placed[at] = mark;
  }
  return placed;
}

/** The document the part is drawn in: this one, or that of the frame on the stage. */
function drawnIn(stage: Element): { root: ParentNode; dx: number; dy: number } | null {
  const frame = stage.querySelector('iframe');
  // the numbers' own lines beside the part are none of it
  const part = stage.querySelector('.guide-part');
  if (!frame) return part && { root: part, dx: 0, dy: 0 };
  const root = frame.contentDocument?.body;
  if (!root) return null;
  const { left, top } = frame.getBoundingClientRect();
  return { root, dx: left, dy: top };
}

/** @returns a mark for each part, or nothing as long as one of them is not there */
function measure(stage: Element, parts: readonly AnatomyPart[]): Mark[] | null {
  const drawn = drawnIn(stage);
  if (!drawn) return null;
  const corner = stage.getBoundingClientRect();
  const boxes = parts.map(({ selector }) => {
    // Storybook keeps pages of its own beside a story in a frame
    const element = [...drawn.root.querySelectorAll(selector)].find((one) => !one.closest('.sb-wrapper'));
    const rect = element?.getBoundingClientRect();
    if (!rect || rect.width === 0) return null;
    const [left, top] = [rect.left + drawn.dx - corner.left, rect.top + drawn.dy - corner.top];
    return { left, top, right: left + rect.width, bottom: top + rect.height };
  });
  const found = boxes.filter((box) => box !== null);
  if (found.length < parts.length) return null;
  // a part in a frame fills the stage: its numbers stand on it
  const isFramed = stage.querySelector('iframe') !== null;
  const whole = {
    left: Math.min(...found.map(({ left }) => left)),
    top: Math.min(...found.map(({ top }) => top)),
    right: Math.max(...found.map(({ right }) => right)),
    bottom: Math.max(...found.map(({ bottom }) => bottom)),
  };
  return apart(
    found.map((box, at) => {
      const mark = markAt(box, isFramed ? box : whole, parts[at]?.side);
      const keep = (value: number, room: number) => Math.min(Math.max(value, SIZE / 2 + 2), room - SIZE / 2 - 2);
      return { ...mark, x: keep(mark.x, corner.width), y: keep(mark.y, corner.height) };
    }),
  );
}

/** Calls when what is drawn in a frame may have moved: its story comes late, then its fonts and animations. */
function watchFrame(frame: HTMLIFrameElement, moved: () => void): () => void {
  const mutations = new MutationObserver(moved);
  const watch = () => {
    const { contentDocument } = frame;
    if (!contentDocument) return;
    mutations.observe(contentDocument, { subtree: true, childList: true, attributes: true });
    contentDocument.addEventListener('animationend', moved);
    void contentDocument.fonts.ready.then(moved);
    moved();
  };
  frame.addEventListener('load', watch);
  watch();
  return () => {
    mutations.disconnect();
    frame.removeEventListener('load', watch);
  };
}

/** The marks of a stage, looked for again whenever something on it may have moved. */
function useMarks(parts: readonly AnatomyPart[]) {
  const stage = useRef<HTMLDivElement>(null);
  const [marks, setMarks] = useState<Mark[] | null>(null);
  useEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    const look = () => setMarks(measure(element, parts));
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    void document.fonts.ready.then(look);
    const frame = element.querySelector('iframe');
    const leave = frame && watchFrame(frame, look);
    return () => {
      sizes.disconnect();
      leave?.();
    };
  }, [parts]);
  return { stage, marks };
}

interface AnatomyProps {
  parts: readonly AnatomyPart[];
  /** Of the window it needs: where the page has less, the stage is pushed sideways. */
  width?: string;
  children: ReactNode;
}

/** The real part with numbers at its elements, and what each of them is beside it. */
export function Anatomy({ parts, width, children }: AnatomyProps) {
  const { stage, marks } = useMarks(parts);
  const [shown, setShown] = useState<number | null>(null);
  const box = shown === null ? undefined : marks?.[shown]?.box;
  return (
    <div className="guide-anatomy">
      <div className="guide-pushed" {...(width && { tabIndex: 0, role: 'group', 'aria-label': 'Drawing' })}>
        <div
          ref={stage}
          className="guide-stage"
          data-marked={marks !== null}
          style={{ minInlineSize: width && `calc(${width} + 2.5rem)` }}
        >
          <div className="guide-part">{children}</div>
          <div aria-hidden="true">
            <svg className="guide-pointers">
              {/* twice: the wider one below parts the other from whatever it crosses */}
              {marks?.map((mark, at) => (
                <g key={parts[at]?.name}>
                  <line x1={mark.x} y1={mark.y} x2={mark.end.x} y2={mark.end.y} />
                  <line x1={mark.x} y1={mark.y} x2={mark.end.x} y2={mark.end.y} />
                </g>
              ))}
            </svg>
            {marks?.map(({ x, y }, at) => (
              <b key={parts[at]?.name} className="guide-mark" data-shown={at === shown} style={{ left: x, top: y }}>
                {at + 1}
              </b>
            ))}
            {box && <i className="guide-box" style={place(box)} />}
          </div>
        </div>
      </div>
      <ol>
        {parts.map(({ name, words }, at) => (
          <li key={name} onPointerEnter={() => setShown(at)} onPointerLeave={() => setShown(null)}>
            <strong>{name}</strong> <Prose>{words}</Prose>
          </li>
        ))}
      </ol>
    </div>
  );
}

const place = ({ x, y, width, height }: Mark['box']) => ({ left: x, top: y, width, height });
