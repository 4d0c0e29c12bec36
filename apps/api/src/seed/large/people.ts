import { sql } from 'kysely';
import { CARD_DIGITS, cardNumber } from '@seduh/domain';
import type { Tx } from '../../platform/db/tx';

/** Some share a name, as people do. */
const NAMES = ['Ayu', 'Bima', 'Citra', 'Dewi', 'Eko', 'Fitri', 'Gilang', 'Hana', 'Indra', 'Joko', 'Kartika', 'Lukman'];
/** Of a number that belongs to nobody here. */
const CARD_START = 90_000_000_000;
/** Of ten customers, how many have a card. */
export const WITH_CARD = 6;

/** Customers up to number `total`, with what is theirs beside orders: a session, a known browser, favourites. */
export async function growCustomers(tx: Tx, total: number, until: Date): Promise<void> {
  await sql`
    with made as (
      insert into users (id, email, phone, role, display_name, address, created_at)
      select uuidv7(${until}::timestamptz - interval '1 year' + number * interval '1 second' - clock_timestamp()),
        'bench-' || number || '@bench.example', '+62877' || lpad(number::text, 8, '0'), 'User',
        (${NAMES}::text[])[1 + number % ${NAMES.length}::int] || ' Bench ' || lpad(number::text, 5, '0'),
        'Jl. Cikini Raya ' || number, ${until}::timestamptz - interval '1 year' + number * interval '1 second'
      from generate_series(0, ${total}::int - 1) as number
      on conflict do nothing
      returning id
    ), logged_in as (
      insert into sessions (token_hash, user_id, created_at, used_at, expires_at)
      select sha256(uuid_send(gen_random_uuid())), id, ${until}, ${until}, ${until}::timestamptz + interval '30 days'
      from made
    ), known as (
      insert into devices (token_hash, user_id, used_at)
      select sha256(uuid_send(gen_random_uuid())), id, ${until} from made
    )
    insert into favourites (user_id, product_id, created_at)
    select made.id, product.id, ${until}
    from made cross join (select id from products where archived_at is null order by sold desc, id limit 3) as product`.execute(
    tx,
  );
}

/** Cards of those who have orders: the first one that counts brought it. */
export async function giveCards(tx: Tx, total: number): Promise<void> {
  const numbers = Array.from({ length: total }, (_, number) =>
    cardNumber(String(CARD_START + number).padStart(CARD_DIGITS, '0')),
  );
  await sql`
    insert into member_cards (user_id, number, order_id, issued_at)
    select user_id, (${numbers}::text[])[row_number() over (order by user_id)], order_id, at
    from (
      select distinct on (user_id) user_id, order_id, at from points_entries order by user_id, id
    ) as first
    where not exists (select from member_cards where member_cards.user_id = first.user_id)`.execute(tx);
}
