import { Toaster, type ToasterProps } from '@seduh/ui';

/** Where toasts appear. A module of its own: nothing is said before the first page is there. */
export default function Toasts({ page }: Pick<ToasterProps, 'page'>) {
  return <Toaster page={page} />;
}
