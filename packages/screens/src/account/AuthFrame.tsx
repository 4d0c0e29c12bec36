import { LinkButton, Picture } from '@seduh/ui';
import type { ReactNode } from 'react';
import { hero } from '../lib/content/pictures';
import { PageTitle } from '../lib/page/PageTitle';
import { GoogleButton } from './provider';
import './Auth.css';

export interface AuthFrameProps {
  /** The page's heading, and the tab's title. */
  title: string;
  /** One sentence under it. */
  greeting: string;
  /** Two lines on the picture. */
  motto: readonly [string, string];
  /** What Google's button says. */
  google: string;
  /** Who is wrong here, and where they are right. */
  other: { text: string; label: string; href: string };
  /** The form and what precedes it. */
  children: ReactNode;
}

/** Half a saucer, half a form; on phones a short band over the form. */
export function AuthFrame({ title, greeting, motto, google, other, children }: AuthFrameProps) {
  return (
    <div className="auth">
      <PageTitle>{title}</PageTitle>
      <div className="auth-art sd-on-roast">
        <Picture {...hero} alt="" sizes="(width >= 64rem) 46rem, 16rem" shape="circle" priority />
        <p className="sd-display">
          {motto[0]}
          <br />
          {motto[1]}
        </p>
      </div>
      <section className="auth-form">
        <h1 className="sd-display sd-t-1">{title}</h1>
        <p className="auth-greeting sd-muted">{greeting}</p>
        <div className="auth-fields">
          {children}
          <GoogleButton>{google}</GoogleButton>
        </div>
        <div className="auth-other">
          <p>{other.text}</p>
          <LinkButton variant="line" size="sm" href={other.href}>
            {other.label}
          </LinkButton>
        </div>
      </section>
    </div>
  );
}
