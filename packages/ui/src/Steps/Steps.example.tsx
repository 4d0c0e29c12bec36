import { Panel, Steps } from '@seduh/ui';
import type { ReactNode } from 'react';

const steps = ['Order', 'Checkout', 'Payment'];

export function CheckoutPage({ step, children }: { step: 0 | 1 | 2; children: ReactNode }) {
  return (
    <main className="sd-wrap">
      <Steps steps={steps} current={step} />
      <Panel title={steps[step]} headingLevel={2}>
        {children}
      </Panel>
    </main>
  );
}
