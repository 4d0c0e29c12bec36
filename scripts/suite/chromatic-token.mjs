// Chromatic's own words about a missing token speak of its set-up; these say what to do here.
if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.error(
    [
      'Chromatic does not know which project this is: set CHROMATIC_PROJECT_TOKEN.',
      'The token is on the Manage page of the project there. It belongs in the environment or among the CI’s secrets, never in a file.',
      'Without it, npm run visual compares the same stories on this machine.',
    ].join('\n'),
  );
  process.exit(2);
}
