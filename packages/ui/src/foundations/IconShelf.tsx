import { useState } from 'react';
import * as icons from '../icons';
import './motion.css';

/** Every icon there is; pressing one puts its name on the clipboard. */
export function IconShelf() {
  const [said, setSaid] = useState('');

  const copy = async (name: string) => {
    try {
      await navigator.clipboard.writeText(name);
      setSaid(`${name} is copied`);
    } catch {
      setSaid(`The browser keeps its clipboard shut: ${name}`);
    }
  };

  return (
    <>
      <p className="doc-said sd-small" role="status">
        {said}
      </p>
      <ul className="doc-cards doc-icons">
        {Object.entries(icons)
          .toSorted(([one], [other]) => one.localeCompare(other))
          .map(([name, Icon]) => (
            <li key={name}>
              <button type="button" onClick={() => void copy(name)}>
                <Icon />
                {name}
              </button>
            </li>
          ))}
      </ul>
    </>
  );
}
