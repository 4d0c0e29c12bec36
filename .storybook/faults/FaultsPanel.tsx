import { CALLS, callsInWords, FAULT_GROUPS, faultById } from '@seduh/api-client/faults';
import React from 'react';
import { ClockChoice } from './ClockChoice';
import { useCalls, useForced } from './useForced';

/** Everything that can be forced onto the story at hand. */
export function FaultsPanel({ isActive }: { isActive: boolean }) {
  const { forced, words, isFixed, force, end } = useForced();
  const calls = useCalls();
  if (!isActive) return null;
  const fault = faultById(forced.fault);
  const counted =
    calls.count === 0 ? 'No call of the API yet.' : `${callsInWords(calls)} of the API so far, the last: ${calls.last}`;
  return (
    <div className="faults">
      <header className="faults-head" data-on={words ? true : undefined}>
        <div className="faults-told">
          <strong>{words || 'Nothing is forced'}</strong>
          {words ? (
            <p>
              {fault && (
                <>
                  <b>A customer should see:</b> {fault.sees}{' '}
                </>
              )}
              {isFixed ? 'This story forces it itself.' : 'The story’s own play rests meanwhile.'}
            </p>
          ) : (
            <p>Choose what goes wrong: the story starts anew with it, and the address carries it.</p>
          )}
          {words && <p className="faults-calls-told">{counted}</p>}
        </div>
        {fault?.scoped && (
          <fieldset className="faults-calls" disabled={isFixed}>
            <legend>Which calls</legend>
            {CALLS.map(({ id, label }) => (
              <label key={id}>
                <input type="radio" name="calls" checked={forced.calls === id} onChange={() => force({ calls: id })} />
                {label}
              </label>
            ))}
          </fieldset>
        )}
        {words && !isFixed && (
          <button type="button" onClick={end}>
            None
          </button>
        )}
      </header>
      <fieldset className="faults-body" disabled={isFixed}>
        <legend className="faults-sr">What is forced</legend>
        {FAULT_GROUPS.map(({ group, faults }) => (
          <fieldset key={group} className="faults-group">
            <legend>{group}</legend>
            {faults.map(({ id, label, does }) => (
              <label key={id} className="faults-row">
                <input
                  type="radio"
                  name="fault"
                  checked={forced.fault === id}
                  onChange={() => force({ fault: id, calls: 'all' })}
                />
                <b>{label}</b>
                <small>{does}</small>
              </label>
            ))}
          </fieldset>
        ))}
        <ClockChoice clock={forced.clock} onChange={(clock) => force({ clock })} />
      </fieldset>
    </div>
  );
}
