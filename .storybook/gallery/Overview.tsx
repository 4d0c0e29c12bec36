import { Panel } from '@seduh/ui';
import { COMMON_STATES, type Screen, SHELVES, toWords } from './screens';

interface OverviewProps {
  screens: Screen[];
  /** Asked for a screen, or for one of its states. */
  onChoose(screen: string, state: string): void;
}

/** Titles of the shelves, as the page says them. */
const TITLES: Record<string, string> = { Screens: 'Screens', Flows: 'Flows', UI: 'Components' };

/** Everything there is: which screen has which state, and one click to each. */
export function Overview({ screens, onChoose }: OverviewProps) {
  const [first = '', ...others] = SHELVES;
  return (
    <>
      <Panel title={TITLES[first]} className="gallery-matrix">
        <div className="gallery-scroll">
          <table>
            <thead>
              <tr>
                <th scope="col">
                  <span className="sd-sr">Screen</span>
                </th>
                {COMMON_STATES.map((state) => (
                  <th key={state} scope="col">
                    {toWords(state)}
                  </th>
                ))}
                <th scope="col">All</th>
              </tr>
            </thead>
            <tbody>
              {screens
                .filter(({ shelf }) => shelf === first)
                .map((screen) => (
                  <ScreenRow key={screen.key} screen={screen} onChoose={onChoose} />
                ))}
            </tbody>
          </table>
        </div>
      </Panel>
      {others.map((shelf) => (
        <Panel key={shelf} title={TITLES[shelf]}>
          <ul className="gallery-shelf">
            {screens
              .filter((screen) => screen.shelf === shelf)
              .map(({ key, label, states }) => (
                <li key={key}>
                  <button type="button" onClick={() => onChoose(key, '')}>
                    {label} <span className="sd-num sd-muted">{states.length}</span>
                  </button>
                </li>
              ))}
          </ul>
        </Panel>
      ))}
    </>
  );
}

function ScreenRow({ screen, onChoose }: { screen: Screen; onChoose: OverviewProps['onChoose'] }) {
  const { key, label, states } = screen;
  return (
    <tr>
      <th scope="row">
        <button type="button" className="gallery-name" onClick={() => onChoose(key, '')}>
          {label}
        </button>
      </th>
      {COMMON_STATES.map((state) => {
        const count = states.filter(({ name }) => name === state).length;
        return (
          <td key={state}>
            {count > 0 ? (
              <button type="button" className="gallery-cell" onClick={() => onChoose(key, state)}>
                <span className="sd-sr">
                  {label}, {toWords(state)}
                </span>
                <span className="gallery-seed" aria-hidden="true">
                  {count > 1 && count}
                </span>
              </button>
            ) : (
              <span className="sd-muted">
                <span aria-hidden="true">·</span>
                <span className="sd-sr">no story</span>
              </span>
            )}
          </td>
        );
      })}
      <td className="sd-num">{states.length}</td>
    </tr>
  );
}
