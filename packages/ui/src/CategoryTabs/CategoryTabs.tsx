import { Tabs, TabsList, TabsTrigger } from '@radix-ui/react-tabs';
import { clsx } from 'clsx';
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { useOncePerTask } from '../hooks/useOncePerTask';
import './CategoryTabs.css';

export interface CategoryTabsProps extends Omit<ComponentProps<'div'>, 'onChange' | 'dir' | 'defaultValue'> {
  /** What the tabs sort by; names the tab list. */
  label: string;
  /** The tabs in order. */
  tabs: { id: string; label: string; icon?: ReactNode }[];
  /** The id of the chosen tab. */
  value: string;
  /** Called with the id of the tab that was pressed or reached by arrow keys. */
  onChange: (id: string) => void;
  /** The id of the `tabpanel` they control. A tab's id is then `{panelId}-{tab id}`, for the panel's `aria-labelledby`. */
  panelId?: string;
}

// Radix writes `outline: none` as a style attribute, which a policy without unsafe-inline refuses in the server's page
const noInlineOutline = { outline: undefined };

/** How much of the neighbour stays in sight, in px: the gap between two tabs and the 24 px peek. */
const peek = 8 + 24;

/**
 * Scrolls the row sideways, and only the row, until the tab and a bit of its neighbour can be seen.
 * `scrollIntoView` would move the page as well when the row is below the fold.
 */
export function scrollTabIntoView(row: Element, tab: Element): void {
  const frame = row.getBoundingClientRect();
  const box = tab.getBoundingClientRect();
  if (box.left - peek < frame.left) row.scrollLeft += box.left - peek - frame.left;
  else if (box.right + peek > frame.right) row.scrollLeft += box.right + peek - frame.right;
}

/** Pills in a row that scrolls on phones; arrow keys, Home and End move along it. */
export function CategoryTabs({ label, tabs, value, onChange, panelId, className, ...rest }: CategoryTabsProps) {
  'use no memo'; // drawn anew by a choice alone: remembering would cost bytes and spare nothing
  const list = useRef<HTMLDivElement>(null);
  // Radix chooses a tab both when it gets the focus and when the mouse goes down
  const choose = useOncePerTask(onChange);
  const chosen = tabs.findIndex((tab) => tab.id === value);

  useEffect(() => {
    const tab = list.current?.children[chosen];
    if (list.current && tab) scrollTabIntoView(list.current, tab);
  }, [chosen]);

  return (
    <Tabs {...rest} value={value} onValueChange={choose} className={clsx('sd-category-tabs', className)}>
      <TabsList ref={list} aria-label={label} className="sd-scroller" style={noInlineOutline}>
        {tabs.map((tab) => (
          <TabsTrigger
            key={tab.id}
            value={tab.id}
            className="sd-tab"
            aria-controls={panelId}
            {...(panelId && { id: `${panelId}-${tab.id}` })}
          >
            {tab.icon}
            {tab.label}
          </TabsTrigger>
        ))}
      </TabsList>
    </Tabs>
  );
}
