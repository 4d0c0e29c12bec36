import { endOtherSessions, endSession, serverNow, useSessions } from '@seduh/api-client';
import { Banner, Button, Chip, Panel, Skeleton, toast } from '@seduh/ui';
import { toastRefusal, useSubmit } from '../../lib/useSubmit';
import { lastUsed } from './profileValues';

const others = 'others';

/** Where the account is logged in, each place with its end. */
export function LiveSessions() {
  const { data: rows, error, retry } = useSessions();
  const { submit, busyWith: ending } = useSubmit();

  const end = (id: string) =>
    submit(
      async () => toast.success(await (id === others ? endOtherSessions() : endSession(id))),
      (refusal) => {
        // it has ended meanwhile, and the list says so by now
        if (refusal.code === 'NOT_FOUND') toast.success('That device is logged out');
        else toastRefusal(refusal);
      },
      id,
    );

  return (
    <Panel title="Where you are logged in">
      {rows ? (
        <>
          <ul className="prof-places">
            {rows.map(({ id, device, current, last_used_at }) => (
              <li key={id}>
                <span>
                  <strong>{device}</strong>
                  <span className="sd-small sd-muted">
                    {current ? 'Used now' : lastUsed(last_used_at, serverNow())}
                  </span>
                </span>
                {current ? (
                  <Chip tone="ok">This device</Chip>
                ) : (
                  <Button
                    variant="line"
                    size="sm"
                    aria-label={`Log out ${device}`}
                    loading={ending === id}
                    onClick={() => void end(id)}
                  >
                    Log out
                  </Button>
                )}
              </li>
            ))}
          </ul>
          {rows.length > 2 && (
            <Button variant="line" danger loading={ending === others} onClick={() => void end(others)}>
              Log out all others
            </Button>
          )}
        </>
      ) : error ? (
        <div className="prof-pending">
          <Banner tone="bad">{error.msg}</Banner>
          <div className="prof-pending-acts">
            <Button variant="line" onClick={retry}>
              Try again
            </Button>
          </div>
        </div>
      ) : (
        <div role="status" aria-label="Loading where you are logged in">
          <Skeleton className="prof-line" />
        </div>
      )}
    </Panel>
  );
}
