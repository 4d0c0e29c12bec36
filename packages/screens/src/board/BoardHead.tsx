import { canBeTold, useOrders, useSession } from '@seduh/api-client';
import type { DeliveryId } from '@seduh/contract';
import { HANDED_OVER_STATUSES } from '@seduh/contract/constants';
import {
  Bell,
  BellOff,
  IconButton,
  type IconButtonProps,
  Link,
  Maximize,
  Minimize,
  SearchBox,
  Select,
} from '@seduh/ui';
import { Suspense } from 'react';
import { deliveryMethodOf, deliveryMethodRows, rowOf } from '../lib/orders/methods/deliveryMethods';
import type { Liveness } from '../lib/orders/useLive';
import { methodWords } from '../lib/orders/methods/words';
import { calendarDay, type ShopTime } from '../lib/orders/moments';
import type { ShopClock } from '../lib/useShopClock';
import { paths } from '../lib/paths';
import { useWords } from '../lib/words/words';
import { deviceNews } from '../news';
import { acceptPrinter } from '../tickets';
import { cupsSwitch, pausing, staffing } from './lazy';
import type { Moves } from './useMoves';
import { boardWords } from './words';

export interface BoardTitleProps {
  clock: ShopClock;
  liveness: Liveness;
  /** When the server was last heard, `14:03`; null for never. */
  heardAt: string | null;
  /** How many orders are on the board; undefined until loaded. */
  shown: number | undefined;
  /** How many older ones are open beyond them. */
  beyond: number;
}

/** The heading, and the day in a line: `Live. 8 open, 41 done today.` */
export function BoardTitle({ clock, liveness, heardAt, shown, beyond }: BoardTitleProps) {
  'use no memo'; // drawn anew with the board: remembering would cost bytes and spare nothing
  const m = useWords(boardWords);
  const { can } = useSession();
  const live = liveness === 'stale' ? m.stale(heardAt ?? '') : m.liveness[liveness];
  const open = shown !== undefined && { count: shown + beyond, here: beyond > 0 ? shown : null };
  return (
    <div className="ob-title">
      <h1 className="sd-display sd-t-1">{m.title}</h1>
      <p className="ob-live sd-muted sd-num">
        <i data-liveness={liveness} aria-hidden="true" />
        <span>
          {`${live} `}
          {open && (clock.isLoading ? m.day(open.count, open.here, null) : <Today open={open} time={clock} />)}{' '}
          <span className="ob-links">
            <Link href={paths.counter} className="sd-link">
              {m.counter}
            </Link>
            <Link href={paths.orderArchive} className="sd-link">
              {m.past}
            </Link>
            {can('refunds') && (
              <Link href={paths.owed} className="sd-link">
                {m.owed}
              </Link>
            )}
            <Link href={paths.collect} className="sd-link">
              {m.collect}
            </Link>
          </span>
        </span>
      </p>
    </div>
  );
}

interface TodayProps {
  /** How many orders are open, and how many of them are shown; null for all. */
  open: { count: number; here: number | null };
  time: ShopTime;
}

/** The line with how many of today's orders have reached their customers. */
function Today({ open: { count, here }, time }: TodayProps) {
  const m = useWords(boardWords);
  const today = calendarDay(time);
  const { meta } = useOrders({ status: HANDED_OVER_STATUSES.join(','), from: today, to: today, limit: 1 });
  return m.day(count, here, meta?.totalData ?? null);
}

export interface BoardSwitchesProps {
  /** Whether new orders ring. */
  isLoud: boolean;
  onLoud: (isLoud: boolean) => void;
  /** Whether the board has the whole screen. */
  isKitchen: boolean;
  onKitchen: (isKitchen: boolean) => void;
  /** Whether the board shows cups in place of the orders that are made. */
  isCups: boolean;
  onCups: (isCups: boolean) => void;
  /** What is accepted here may be printed. */
  moves: Moves;
}

/** What is done with the board: ring, show it on the whole screen, or cup by cup, pause orders, print, tell of orders while it is closed. */
export function BoardSwitches({ isLoud, onLoud, isKitchen, onKitchen, isCups, onCups, moves }: BoardSwitchesProps) {
  'use no memo'; // drawn anew with the board: remembering would cost bytes and spare nothing
  const m = useWords(boardWords);
  return (
    <div className="ob-switches">
      <Toggle
        label={m.sound}
        title={isLoud ? m.soundOn : m.soundOff}
        icon={isLoud ? <Bell /> : <BellOff />}
        isOn={isLoud}
        onChange={onLoud}
      />
      <Toggle
        label={m.fullScreen}
        title={isKitchen ? m.leaveFullScreen : m.toFullScreen}
        icon={isKitchen ? <Minimize /> : <Maximize />}
        isOn={isKitchen}
        onChange={onKitchen}
      />
      {/* their places are there before they are */}
      <div className="ob-device">
        <Suspense>
          <cupsSwitch.Part isOn={isCups} onChange={onCups} />
        </Suspense>
      </div>
      <div className="ob-device">
        <Suspense>
          <staffing.Part />
        </Suspense>
      </div>
      <div className="ob-device">
        <Suspense>
          <pausing.Part />
        </Suspense>
      </div>
      <div className="ob-device">
        <Suspense>
          <acceptPrinter.Part orders={moves.orders} accepted={moves.accepted} onProblem={moves.warn} />
        </Suspense>
      </div>
      {canBeTold() && (
        <div className="ob-device">
          <Suspense>
            <deviceNews.Part />
          </Suspense>
        </div>
      )}
    </div>
  );
}

interface ToggleProps extends Pick<IconButtonProps, 'label' | 'title' | 'icon'> {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

const Toggle = ({ isOn, onChange, ...look }: ToggleProps) => (
  <IconButton outlined aria-pressed={isOn} onClick={() => onChange(!isOn)} {...look} />
);

export interface BoardToolsProps {
  search: string;
  onSearch: (search: string) => void;
  /** The delivery method that is shown; null for all. */
  deliveryId: DeliveryId | null;
  onDelivery: (deliveryId: DeliveryId | null) => void;
}

/** Which of the open orders are shown. */
export function BoardTools({ search, onSearch, deliveryId, onDelivery }: BoardToolsProps) {
  'use no memo'; // drawn anew with the board: remembering would cost bytes and spare nothing
  const m = useWords(boardWords);
  const methods = useWords(methodWords);
  return (
    <div className="ob-tools">
      <SearchBox label={m.find} placeholder={m.find} value={search} onValueChange={onSearch} onSearch={onSearch} />
      <Select
        label={m.show}
        options={deliveryMethodRows(methods)}
        value={rowOf(deliveryId)}
        placeholder={methods.all}
        onChange={(row) => onDelivery(deliveryMethodOf(row))}
      />
    </div>
  );
}
