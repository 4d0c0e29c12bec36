import type { Configuration } from 'openid-client';
import { errorCode } from '../../../platform/db/errors';

/** An issuer that people may log in with, and who we are there. */
export interface OidcSettings {
  /** Its URL; plain http is for development only. */
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/** What the answer of a login under way is held against; nobody but us ever sees it. */
export interface OidcChecks {
  state: string;
  nonce: string;
  verifier: string;
}

/** Who somebody is at an issuer. */
export interface OidcPerson {
  issuer: string;
  /** The issuer's own id of this person; it never changes, unlike everything else here. */
  subject: string;
  email: string | null;
  /** Whether the issuer knows that the person reads this mailbox. */
  emailVerified: boolean;
  name: string | null;
  givenName: string | null;
  familyName: string | null;
}

export interface OidcProvider {
  /** Begins a login that comes back to `callback`: where to go, what to remember. Rejects while nobody answers. */
  begin(callback: string): Promise<{ url: string; checks: OidcChecks }>;
  /** Who has logged in, by the whole address the browser came back to. Throws {@link OidcRefusal}. */
  finish(answer: URL, checks: OidcChecks): Promise<OidcPerson>;
}

/** A login that came to nothing; says why, without anything secret. */
export class OidcRefusal extends Error {
  override readonly name = 'OidcRefusal';
}

const TIMEOUT_S = 8;

/** OpenID Connect by the code flow with PKCE, state and nonce. The issuer is described at the first login. */
export function createOidcProvider({ issuer, clientId, clientSecret }: OidcSettings): OidcProvider {
  let discovered: Promise<Configuration> | undefined;

  async function discover(): Promise<Configuration> {
    const { allowInsecureRequests, discovery, enableNonRepudiationChecks } = await import('openid-client');
    const server = new URL(issuer);
    const plain = server.protocol === 'http:' ? [allowInsecureRequests] : [];
    const execute = [...plain, enableNonRepudiationChecks];
    return discovery(server, clientId, clientSecret, undefined, { execute, timeout: TIMEOUT_S });
  }

  function configuration(): Promise<Configuration> {
    discovered ??= discover().catch((error: unknown) => {
      discovered = undefined;
      throw refusal(error);
    });
    return discovered;
  }

  return {
    async begin(callback) {
      const config = await configuration();
      const client = await import('openid-client');
      const checks = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
      };
      const url = client.buildAuthorizationUrl(config, {
        redirect_uri: callback,
        scope: 'openid email profile',
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(checks.verifier),
        code_challenge_method: 'S256',
      });
      return { url: url.href, checks };
    },

    async finish(answer, { state, nonce, verifier }) {
      const config = await configuration();
      const client = await import('openid-client');
      try {
        const tokens = await client.authorizationCodeGrant(config, answer, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) throw new OidcRefusal('no id token');
        // many issuers tell no more than the subject in the token itself
        const more =
          claims.email === undefined && config.serverMetadata().userinfo_endpoint
            ? await client.fetchUserInfo(config, tokens.access_token, claims.sub)
            : {};
        return personOf(claims.iss, claims.sub, { ...claims, ...more });
      } catch (error) {
        throw refusal(error);
      }
    },
  };
}

function personOf(issuer: string, subject: string, claims: Record<string, unknown>): OidcPerson {
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);
  return {
    issuer,
    subject,
    email: text(claims.email),
    emailVerified: claims.email_verified === true,
    name: text(claims.name),
    givenName: text(claims.given_name),
    familyName: text(claims.family_name),
  };
}

/** The library's errors carry whole answers with them, tokens too; what is kept of them is what went wrong. */
function refusal(error: unknown): OidcRefusal {
  if (error instanceof OidcRefusal) return error;
  const said = error instanceof Error ? [errorCode(error), error.message, detailOf(error)] : [String(error)];
  return new OidcRefusal(said.filter(Boolean).join(': '));
}

const detailOf = (error: Error): string | undefined =>
  'error' in error && typeof error.error === 'string' ? error.error : undefined;
