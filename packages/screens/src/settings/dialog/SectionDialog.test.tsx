import { settingsView } from '@seduh/api-client/mocks';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useChangeStyle } from '../../lib/changes/useChangeStyle';
import { useShopClock } from '../../lib/useShopClock';
import { openWhileSending, useUnansweredWrites, waysOutOf } from '../../testing/busyDialog';
import SectionDialog from './SectionDialog';

useUnansweredWrites();

const Section = ({ onClose }: { onClose: () => void }) => (
  <SectionDialog section="shop" view={settingsView} style={useChangeStyle(useShopClock())} onClose={onClose} />
);

it('stays open while a section is being saved', async () => {
  const ways = await waysOutOf(
    (onClose) => <Section onClose={onClose} />,
    () => fireEvent.click(screen.getByText('Save')),
  );
  expect(ways).toEqual(openWhileSending);
});
