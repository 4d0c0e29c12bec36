import type { BankAccount, Order } from '@seduh/contract';
import { CopyButton, formatRupiah } from '@seduh/ui';

export interface BankTransferProps {
  order: Order;
  /** Where the money goes. */
  bank: BankAccount;
}

/** How to pay by transfer: to whom, how much, and what happens then. */
export function BankTransfer({ order: { number, payment }, bank: { bank, account, holder } }: BankTransferProps) {
  return (
    <>
      <dl className="pay-facts num">
        <div>
          <dt>Bank</dt>
          <dd>
            {bank}, {holder}
          </dd>
        </div>
        <div>
          <dt>Account number</dt>
          <dd>
            {account}
            <CopyButton label="Copy account number" text={account.replaceAll(/\D/g, '')}>
              Copy
            </CopyButton>
          </dd>
        </div>
        <div>
          <dt>Exact amount</dt>
          <dd>
            <bdi>{formatRupiah(payment.amount)}</bdi>
            <CopyButton label="Copy amount" text={String(payment.amount)}>
              Copy
            </CopyButton>
          </dd>
        </div>
        <div>
          <dt>Message</dt>
          <dd>
            {number}
            <CopyButton label="Copy message" text={number}>
              Copy
            </CopyButton>
          </dd>
        </div>
      </dl>
      <p className="small muted">
        We look for your transfer by hand and start when it is here. This page follows by itself. What is not paid in
        time is cancelled.
      </p>
    </>
  );
}
