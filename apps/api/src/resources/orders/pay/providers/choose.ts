import { createMidtrans } from './midtrans';
import type { CardProvider } from './provider';
import { createSimulator } from './simulator';

const PRODUCTION_URL = 'https://app.midtrans.com';
const SANDBOX_URL = 'https://app.sandbox.midtrans.com';

export const CARD_PROVIDERS = ['midtrans', 'simulator', 'none'] as const;

/** What the environment says about card payments. */
interface CardSettings {
  provider: (typeof CARD_PROVIDERS)[number] | undefined;
  serverKey: string | undefined;
  /** Instead of Midtrans' own address. */
  baseUrl: string | undefined;
}

/**
 * Who takes card payments: Midtrans where there is a key, else the simulator, which production has to name, as it gives
 * orders away; null: cards are off. Throws one line for Midtrans without a key, or without https in production.
 */
export function chooseCards(
  { provider, serverKey, baseUrl }: CardSettings,
  { mode, publicUrl }: { mode: 'production' | 'development'; publicUrl: string | null },
): CardProvider | null {
  const chosen = provider ?? (serverKey ? 'midtrans' : mode === 'production' ? 'none' : 'simulator');
  if (chosen === 'none') return null;
  if (chosen === 'simulator') return createSimulator();
  if (!serverKey) throw new Error('The environment does not fit. PAYMENT_PROVIDER=midtrans needs MIDTRANS_SERVER_KEY');
  if (mode === 'production' && baseUrl?.startsWith('http:')) {
    throw new Error(
      'The environment does not fit. PAYMENT_BASE_URL has to be https in production: the key travels there',
    );
  }
  const real = mode === 'production' && !serverKey.startsWith('SB-');
  return createMidtrans({ serverKey, baseUrl: baseUrl ?? (real ? PRODUCTION_URL : SANDBOX_URL), publicUrl });
}
