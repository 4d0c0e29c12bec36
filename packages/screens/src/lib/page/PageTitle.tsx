export interface PageTitleProps {
  /** What the page shows; the shop's name follows by itself. */
  children: string;
}

/** Sets the title of the browser's tab, in the server's page too. Once per screen. */
export function PageTitle({ children }: PageTitleProps) {
  return <title>{`${children} · Seduh`}</title>;
}
