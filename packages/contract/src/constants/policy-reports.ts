/** Where browsers report what a page's content policy stopped, beneath `API_BASE`. In the head of every page, so short. */
export const POLICY_REPORTS_PATH = '/csp';
