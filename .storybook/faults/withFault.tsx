import { useSession } from '@seduh/api-client';
import { Notice } from '@seduh/ui';
import type { Decorator } from '@storybook/react-vite';
import { Fragment } from 'react';

/** A screen's story stands without the guard of its route: what that would do is told. */
function SessionEnded() {
  const { status } = useSession();
  if (status !== 'out') return null;
  return (
    <div className="sd-wrap" style={{ paddingBlockStart: '1rem' }}>
      <Notice>
        The session has ended. In the shop a page that needs it leads to the login now and says "You have to login
        first"; a story under Flows shows that. What follows is the screen without it.
      </Notice>
    </div>
  );
}

/** A fault that comes or goes begins the story anew: nothing it has loaded, said or opened is left. */
export const withFault: Decorator = (Story, { title, globals: { fault, clock, calls }, parameters }) => (
  <Fragment key={`${fault} ${clock} ${calls}`}>
    {fault === 'expired' && title.startsWith('Screens/') && parameters.session && <SessionEnded />}
    <Story />
  </Fragment>
);
