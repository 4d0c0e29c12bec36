// in the memory of this page alone: nothing that stores or sends it, and gone once it was read
let typed: { email: string; password: string } | undefined;

/** Hands the password of a sign-up to the login that follows, so that it is typed once. */
export function handPassword(email: string, password: string): void {
  typed = { email, password };
}

/** The password that was just typed for this email; once. */
export function takePassword(email: string | undefined): string | undefined {
  const password = typed?.email === email ? typed?.password : undefined;
  typed = undefined;
  return password;
}
