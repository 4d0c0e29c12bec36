/** Taking an invitation to work here. */
export const words = {
  title: 'Welcome to the team',
  lead: (email: string, bundle: string) =>
    `You are invited as ${bundle.toLowerCase()}, with ${email}. Choose your name and a password.`,
  asksLead: 'One moment, we read your invitation.',
  name: 'Your name',
  addName: 'Add your name, as your colleagues call you.',
  join: 'Start working',
  isDead: 'This invitation is over',
  failed: 'The invitation did not come',
  toLogin: 'To the login',
};
