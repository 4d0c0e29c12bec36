import { Picture } from '@seduh/ui';
import type { ReactNode } from 'react';
import { hero } from '../lib/content/pictures';
import './Auth.css';

export interface AuthFrameProps {
  /** The page's heading. */
  title: string;
  /** One sentence under it. */
  greeting: string;
  /** Two lines on the picture. */
  motto: readonly [string, string];
  /** The form and what follows it. */
  children: ReactNode;
}

/** Half a saucer, half a form; on phones a short band over the form. */
export function AuthFrame({ title, greeting, motto, children }: AuthFrameProps) {
  return (
    <div className="auth">
      <div className="auth-art on-roast">
        <Picture {...hero} alt="" sizes="(width >= 64rem) 46rem, 16rem" shape="circle" priority />
        <p className="display">
          {motto[0]}
          <br />
          {motto[1]}
        </p>
      </div>
      <section className="auth-form">
        <h1 className="display t-1">{title}</h1>
        <p className="auth-greeting muted">{greeting}</p>
        {children}
      </section>
    </div>
  );
}
