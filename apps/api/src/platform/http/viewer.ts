/** Who is asking, as the auth plugin found it. */
export interface Viewer {
  userId: string;
  role: 'User' | 'Admin';
}
