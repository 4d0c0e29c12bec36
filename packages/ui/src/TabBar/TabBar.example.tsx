import { TabBar, type TabBarItem } from '@seduh/ui';

interface PhoneNavigationProps {
  /** The main pages, each with its icon. */
  pages: TabBarItem[];
  /** The address of the page being looked at. */
  path: string;
}

export function PhoneNavigation({ pages, path }: PhoneNavigationProps) {
  return <TabBar label="Main" items={pages.map((page) => ({ ...page, current: page.href === path }))} />;
}
