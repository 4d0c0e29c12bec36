import { endOtherSessions, endSession, serverNow, useSessions } from '@seduh/api-client';
import { Banner, Button, Chip, Panel, Skeleton, toast } from '@seduh/ui';
import { pageWords } from '../../../lib/page/words';
import { toastRefusal, useSubmit } from '../../../lib/useSubmit';
import { useWords } from '../../../lib/words/words';
import { type SessionsWords, sessionsWords } from './words';

const others = 'others';

/** Where the account is logged in, each place with its end. Its code comes after the profile. */
export default function LiveSessions() {
  const m = useWords(sessionsWords);
  const { tryAgain } = useWords(pageWords);
  const { data: rows, error, retry } = useSessions();
  const { submit, busyWith: ending } = useSubmit();

  const end = (id: string) =>
    submit(
      async () => {
        await (id === others ? endOtherSessions() : endSession(id));
        toast.success(id === others ? m.othersEnded : m.ended);
      },
      (refusal) => {
        // it has ended meanwhile, and the list says so by now
        if (refusal.code === 'NOT_FOUND') toast.success(m.ended);
        else toastRefusal(refusal);
      },
      id,
    );

  return (
    <Panel title={m.title}>
      {rows ? (
        <>
          <ul className="prof-places">
            {rows.map(({ id, device, current, last_used_at }) => (
              <li key={id}>
                <span>
                  <strong>{device}</strong>
                  <span className="sd-small sd-muted">
                    {current ? m.usedNow : lastUsed(last_used_at, serverNow(), m)}
                  </span>
                </span>
                {current ? (
                  <Chip tone="ok">{m.here}</Chip>
                ) : (
                  <Button
                    variant="line"
                    size="sm"
                    aria-label={m.logOutOf(device)}
                    loading={ending === id}
                    onClick={() => void end(id)}
                  >
                    {m.logOut}
                  </Button>
                )}
              </li>
            ))}
          </ul>
          {rows.length > 2 && (
            <Button variant="line" danger loading={ending === others} onClick={() => void end(others)}>
              {m.others}
            </Button>
          )}
        </>
      ) : error ? (
        <div className="prof-pending">
          <Banner tone="bad">{error.msg}</Banner>
          <div className="prof-pending-acts">
            <Button variant="line" onClick={retry}>
              {tryAgain}
            </Button>
          </div>
        </div>
      ) : (
        <div role="status" aria-label={m.loading}>
          <Skeleton className="prof-line" />
        </div>
      )}
    </Panel>
  );
}

const MINUTE_MS = 60_000;

/** How long ago a session was used, in words; the server knows it to about five minutes. */
export function lastUsed(iso: string, now: Date, m: SessionsWords): string {
  const minutes = Math.floor((now.getTime() - Date.parse(iso)) / MINUTE_MS);
  if (minutes < 10) return m.usedJustNow;
  if (minutes < 60) return m.usedMinutes(minutes);
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? m.usedHours(hours) : m.usedDays(Math.floor(hours / 24));
}
