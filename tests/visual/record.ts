/** Rectangle of what differs, px of the picture. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A file among the report's pictures. */
export interface Shot {
  file: string;
  /** px. */
  width: number;
  height: number;
}

/** One picture that is not as it was accepted. */
export interface Change {
  kind: 'changed' | 'new' | 'removed';
  title: string;
  /** Of the picture within its title: "long-text.390-dark". */
  name: string;
  /** The story's id, for a link; a removed story has none. */
  story: string | null;
  /** Hash of the new picture; null when it is removed. */
  hash: string | null;
  before: Shot | null;
  after: Shot | null;
  difference: Difference | null;
}

/** What differs: a picture of it, how many pixels, the rectangle round them, the first as one reads. */
export interface Difference extends Shot {
  count: number;
  box: Box | null;
  first: { x: number; y: number };
}

/** What became of the pictures of one title. */
export interface Outcome {
  same: number;
  changes: Change[];
  /** Stories that could not be pictured, and why. */
  broken: { story: string; reason: string }[];
}
