import { createContext } from 'react';

/** A part that has the file of its own name, and takes what is picked by a button inside of it. */
export interface FileZone {
  /** The name it sends the file by. */
  name: string;
  /** Makes a file the one that is sent. */
  hold: (file: File) => void;
}

/** The nearest of them. */
export const FileZoneContext = createContext<FileZone | null>(null);
