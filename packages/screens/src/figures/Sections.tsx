import { CartPanel } from './CartPanel';
import { CancellationsPanel } from './CancellationsPanel';
import { CustomersPanel } from './CustomersPanel';
import { HoursPanel } from './HoursPanel';
import { MethodsPanel } from './MethodsPanel';
import { ReadyPanel } from './ReadyPanel';
import type { SectionProps } from './sectionProps';
import { SoldPanel } from './SoldPanel';
import './Sections.css';

/** When and how fast on one side, what and to whom on the other. */
export default function Sections(props: SectionProps) {
  return (
    <div className="fig-grid">
      <div className="fig-column">
        <HoursPanel {...props} />
        <ReadyPanel {...props} />
      </div>
      <div className="fig-column">
        <SoldPanel {...props} />
        <CartPanel {...props} />
        <CustomersPanel {...props} />
        <MethodsPanel {...props} />
        <CancellationsPanel {...props} />
      </div>
    </div>
  );
}
