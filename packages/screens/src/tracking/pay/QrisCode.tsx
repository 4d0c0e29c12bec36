import { useShop } from '@seduh/api-client';
import type { Order } from '@seduh/contract';
import { isSimulatedQr } from '@seduh/domain';
import { Banner, Button, Download, formatRupiah, LinkButton, Share2, toast, useMoney } from '@seduh/ui';
import { saveFile } from '../../lib/files/saveFile';
import { QrCode } from '../../lib/qr/QrCode';
import { qrPicture } from '../../lib/qr/qrPicture';
import { useWords } from '../../lib/words/words';
import './QrisCode.css';
import { payWords } from './words';

export interface QrisCodeProps {
  order: Pick<Order, 'number' | 'payment'>;
  /** What the code says, or the path of the simulator's page. */
  qr: string;
}

/** A code on paper with the sum, and what to do with it: scan it, or take its picture to an app on this phone. */
export function QrisCode({ order: { number, payment }, qr }: QrisCodeProps) {
  const m = useWords(payWords);
  const { data: shop } = useShop();
  const sum = formatRupiah(payment.amount, useMoney());
  const isSimulated = isSimulatedQr(qr);
  // by the address this page is reached by: another device finds the shop by the same one
  const text = isSimulated ? new URL(qr, document.baseURI).href : qr;
  const name = `qris-${number}.png`;

  const picture = async (deliver: (file: File) => void | Promise<void>) => {
    const content = await qrPicture(text, [shop?.name ?? '', sum, number]).catch(() => null);
    if (!content) {
      toast.error(m.notSaved);
      return;
    }
    await deliver(new File([content], name, { type: content.type }));
  };
  const save = () => picture((content) => saveFile({ name, content }));
  const share = () =>
    picture((file) =>
      navigator.share({ files: [file], title: m.code(sum) }).catch((error: unknown) => {
        // the sheet was closed again; for anything else there is the picture
        if (!(error instanceof DOMException && error.name === 'AbortError')) saveFile({ name, content: file });
      }),
    );

  return (
    <div className="pay-qris">
      {isSimulated && <Banner>{m.simulated}</Banner>}
      <figure className="pay-paper">
        <figcaption>
          <b translate="no">{m.qris}</b>
          <span translate="no">{shop?.name}</span>
        </figcaption>
        <QrCode className="pay-code" text={text} label={m.code(sum)} />
        <strong className="sd-num">{sum}</strong>
        <span className="sd-num" translate="no">
          {number}
        </span>
      </figure>
      <div className="pay-how">
        <p>{m.scan(<strong className="sd-num">{sum}</strong>)}</p>
        {!isSimulated && (
          <>
            <p>{m.apps}</p>
            <p>{m.samePhone}</p>
          </>
        )}
        <div className="pay-acts">
          {isSimulated && <LinkButton href={qr}>{m.openHere}</LinkButton>}
          <Button variant="line" icon={<Download />} onClick={() => void save()}>
            {m.savePicture}
          </Button>
          {canShareFiles() && (
            <Button variant="line" icon={<Share2 />} onClick={() => void share()}>
              {m.share}
            </Button>
          )}
        </div>
        <p className="sd-small sd-muted">{m.follows}</p>
      </div>
    </div>
  );
}

const canShareFiles = (): boolean =>
  typeof navigator.canShare === 'function' &&
  navigator.canShare({ files: [new File([''], 'code.png', { type: 'image/png' })] });
