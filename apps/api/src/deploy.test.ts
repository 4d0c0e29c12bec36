// Long because one test reads what another does: the files that ship the shop are held against the shop and each other.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validate } from 'dockerfile-utils';
import * as appsV1 from 'kubernetes-models/apps/v1';
import * as networkingV1 from 'kubernetes-models/networking.k8s.io/v1';
import * as policyV1 from 'kubernetes-models/policy/v1';
import * as v1 from 'kubernetes-models/v1';
import { expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { ENVIRONMENT_NAMES, readEnv } from './env';
import { SERVING } from './platform/db/limits';
import { createMetrics } from './platform/observe/metrics';

const folder = join(import.meta.dirname, '../../../deploy');
const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
const isKnown = (name: string): boolean => name === 'NODE_ENV' || ENVIRONMENT_NAMES.includes(name);

/** All names of series that a process can tell, those of histograms by their parts too. */
async function knownSeries(): Promise<Set<string>> {
  const metrics = createMetrics({
    readFigures: () => Promise.reject(new Error('names alone')),
    pools: () => ({}) as never,
    isReady: async () => true,
    version: '0',
  });
  const text = await metrics.text();
  metrics.close();
  const types = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)];
  return new Set(
    types.flatMap(([, name = '', type]) =>
      type === 'histogram' ? [name, `${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    ),
  );
}

/** Names of series in an expression: what stands before a selector or alone, and is no function, label or word of PromQL. */
function seriesIn(expression: string): string[] {
  const bare = expression.replace(/"[^"]*"/g, '').replace(/\b(?:by|without|on|ignoring)\s*\([^)]*\)/g, '');
  return [...bare.replace(/\{[^}]*\}/g, '').matchAll(/\b([a-z_][a-z0-9_:]*)\b(?!\s*\()/gi)]
    .map(([, name = '']) => name)
    .filter((name) => !/^(?:by|and|or|unless|up|s|m|h|d|\d.*)$/.test(name))
    .filter((name) => name.includes('_'));
}

interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; action: string };
}

it('has alert rules that ask for series there are, each with what to do', async () => {
  const series = await knownSeries();
  const { groups } = parse(read('prometheus/alerts.yml')) as { groups: { name: string; rules: Rule[] }[] };
  const rules = groups.flatMap((group) => group.rules);
  expect(rules.length).toBeGreaterThan(8);
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  for (const { alert, expr, labels, annotations } of rules) {
    expect([alert, seriesIn(expr).filter((name) => !series.has(name))]).toEqual([alert, []]);
    expect(['page', 'ticket']).toContain(labels.severity);
    expect(annotations.summary && annotations.action).toBeTruthy();
  }
  // a page of the shop asks for dozens of pictures: a bucket that is away is no failing shop
  const failing = rules.find(({ alert }) => alert === 'SeduhFailing')?.expr;
  expect(failing).toContain('unless rate(seduh_http_requests_total{route="/images/:file",status="503"}[5m])');
});

it('has a dashboard that shows every series of the shop, and no other', async () => {
  const series = await knownSeries();
  const board = JSON.parse(read('grafana/seduh.json')) as { panels: { targets?: { expr: string }[] }[] };
  const asked = board.panels.flatMap(({ targets = [] }) => targets.flatMap(({ expr }) => seriesIn(expr)));
  expect(asked.filter((name) => !series.has(name))).toEqual([]);
  const shown = new Set(asked.map((name) => name.replace(/_(?:bucket|sum|count)$/, '')));
  const own = [...series].filter((name) => name.startsWith('seduh_') && !/_(?:bucket|sum|count)$/.test(name));
  expect(own.filter((name) => !shown.has(name))).toEqual([]);
});

it('finds a series that is made up, and what is asked by a histogram’s parts', () => {
  expect(seriesIn('sum by (le, pool) (rate(seduh_made_up_bucket{pool=~"a_b|c"}[5m])) / time()')).toEqual([
    'seduh_made_up_bucket',
  ]);
});

interface Service {
  image: string;
  profiles?: string[];
  ports?: string[];
  networks?: string[];
  configs?: { source: string; target: string }[];
  command?: string[];
  depends_on?: Record<string, unknown>;
  secrets?: string[];
  environment?: Record<string, string>;
  read_only?: boolean;
  cap_drop?: string[];
  volumes?: string[];
  stop_grace_period?: string;
}
const compose = (file: string) =>
  parse(read(file), { merge: true }) as {
    services: Record<string, Service>;
    volumes: Record<string, unknown>;
    secrets?: Record<string, { file: string }>;
    networks?: Record<string, { internal?: boolean }>;
    configs?: Record<string, { content: string }>;
  };

it.each(['compose.yaml', 'compose.scale.yaml'])('%s names variables, files and volumes there are', (file) => {
  const { services, volumes, secrets = {} } = compose(file);
  const shops = Object.values(services).filter(({ image, profiles }) => image === 'seduh' && !profiles);
  expect(shops.length).toBe(file === 'compose.yaml' ? 1 : 3);
  for (const shop of shops) {
    const environment = shop.environment ?? {};
    expect(Object.keys(environment).filter((name) => !isKnown(name))).toEqual([]);
    const files = Object.entries(environment).filter(([name]) => name.endsWith('_FILE'));
    expect(files.map(([, path]) => path)).toEqual((shop.secrets ?? []).map((name) => `/run/secrets/${name}`));
    expect((shop.secrets ?? []).filter((name) => !(name in secrets))).toEqual([]);
    expect([shop.read_only, shop.cap_drop]).toEqual([true, ['ALL']]);
    // it is left the time to drain and to end
    const drain = Number(environment['DRAIN_SECONDS'] ?? 0);
    expect(parseInt(shop.stop_grace_period ?? '0', 10)).toBeGreaterThanOrEqual(drain + 10);
  }
  const mounts = Object.values(services).flatMap((service) => service.volumes ?? []);
  const sources = mounts.map((mount) => mount.split(':')[0] ?? '');
  expect(sources.filter((one) => !one.startsWith('./') && !(one in volumes))).toEqual([]);
  // what holds a secret is made by whoever runs it
  const files = sources.filter((one) => one.startsWith('./') && !/token$|userlist\.txt$/.test(one));
  expect(files.filter((one) => !existsSync(join(folder, one)))).toEqual([]);
});

it('can be told of a bucket wherever it is deployed', () => {
  const names = ENVIRONMENT_NAMES.filter((name) => name.startsWith('S3_') && !name.endsWith('_FILE'));
  expect(names.length).toBeGreaterThan(5);
  for (const file of ['compose.yaml', 'compose.scale.yaml', 'kubernetes/shop.yaml'])
    expect([file, names.filter((name) => !read(file).includes(name))]).toEqual([file, []]);
});

/** What a variable of compose is where the .env says nothing but what has to be said. */
const asSaid = (text: string): string =>
  text.replaceAll(/\$\{(\w+):([-?])([^}]*)\}/g, (_, name: string, kind: string, rest: string) =>
    kind === '-'
      ? rest
      : name === 'SECOND_FACTOR_KEY'
        ? Buffer.alloc(32).toString('base64')
        : `${name.toLowerCase().replaceAll('_', '-')}-of-this-shop`,
  );

it('brings a store of its own, in a network that leads nowhere, with a key for pictures and another for copies', () => {
  const { services, networks = {}, configs = {} } = compose('compose.scale.yaml');
  const { store, backup } = services;
  const command = store?.command?.join(' ') ?? '';
  // what else it listens on asks for no key
  expect(command).toMatch(/ -ip\.bind=127\.0\.0\.1 .*-s3\.ip\.bind=0\.0\.0\.0 /);
  expect(store?.image).toMatch(/^chrislusf\/seaweedfs:\d+\.\d+$/);
  expect([store?.ports, store?.networks]).toEqual([undefined, ['store']]);
  expect(networks['store']?.internal).toBe(true);
  expect(Object.keys(services['shop-1']?.depends_on ?? {})).toContain('store');

  const said = (service: Service | undefined) =>
    Object.fromEntries(Object.entries(service?.environment ?? {}).map(([name, value]) => [name, asSaid(value)]));
  const env = readEnv(said(backup));
  const shop = readEnv(said(services['shop-1']));
  // copies of a server's database are dumps: the shop does not start with a place for its own
  expect([shop.backup.dir, shop.backup.s3, backup?.profiles, backup?.command?.[0]]).toEqual([
    null,
    null,
    ['backup'],
    '--dump',
  ]);
  expect(shop.s3).toMatchObject({ endpoint: 'http://store:8333', bucket: 'pictures', pathStyle: true });
  expect(env.backup.s3).toMatchObject({ endpoint: 'http://store:8333', bucket: 'copies', pathStyle: true });
  expect(env.backup.passphrase).not.toBeNull();
  for (const bucket of ['S3_BUCKET:-pictures', 'BACKUP_S3_BUCKET:-copies']) expect(command).toContain(bucket);

  const [config] = store?.configs ?? [];
  expect(command).toContain(`-s3.config=${config?.target}`);
  const keys = JSON.parse(asSaid(configs[config?.source ?? '']?.content ?? '')) as {
    identities: { credentials: { accessKey: string; secretKey: string }[]; actions: string[] }[];
  };
  const may = keys.identities.map(({ credentials, actions }) => [credentials, actions]);
  const allowed = (bucket: string) => ['Read', 'Write', 'List'].map((action) => `${action}:${bucket}`);
  const keyOf = (settings: { accessKeyId: string; secretAccessKey: string } | null) => [
    { accessKey: settings?.accessKeyId, secretKey: settings?.secretAccessKey },
  ];
  expect(may).toEqual([
    [keyOf(shop.s3), allowed('pictures')],
    [keyOf(env.backup.s3), allowed('copies')],
  ]);
});

it('runs as nobody, with Node’s program alone, what the release starts', () => {
  const dockerfile = read('Dockerfile');
  const final = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
  expect(final).toMatch(/^USER 10001:10001$/m);
  expect(final).toMatch(/^HEALTHCHECK /m);
  expect(final).toContain('CMD ["node", "--max-semi-space-size=16", "apps/api/dist/server.js"]');
  const [, said = ''] = /^ENV (.+)$/m.exec(final) ?? [];
  const set = Object.fromEntries(said.split(' ').map((pair) => pair.split('=') as [string, string]));
  expect(Object.keys(set).filter((name) => !isKnown(name))).toEqual([]);
  expect(readEnv(set)).toMatchObject({ mode: 'production', port: 3000, host: '0.0.0.0', dataDir: '/data' });
  expect(final).toContain(`EXPOSE ${set['PORT']}`);
  // every package of the workspace is there before its dependencies are installed
  const manifests = [...dockerfile.matchAll(/^COPY (\S+\/package\.json) /gm)].map(([, path = '']) => path);
  for (const path of manifests) expect(readFileSync(join(folder, '..', path), 'utf8')).toContain('@seduh/');
  const names = ['api-client', 'contract', 'domain', 'embedded-postgres', 'screens', 'ui'].map(
    (one) => `packages/${one}`,
  );
  expect(manifests.toSorted()).toEqual(
    [...names, 'apps/api', 'apps/storefront'].map((one) => `${one}/package.json`).toSorted(),
  );
});

interface Manifest {
  kind: string;
  data?: Record<string, string>;
  stringData?: Record<string, string>;
  spec?: { template?: { spec: PodSpec } };
}
interface PodSpec {
  terminationGracePeriodSeconds: number;
  containers: {
    ports: { name: string; containerPort: number }[];
    readinessProbe: { httpGet: { path: string } };
    livenessProbe: { httpGet: { path: string } };
    securityContext: { readOnlyRootFilesystem: boolean };
    volumeMounts: { name: string; mountPath: string }[];
  }[];
  volumes: { name: string; secret?: { secretName: string } }[];
}

it('has Kubernetes manifests with the server’s own variables, ports and probes', () => {
  const all = [
    ...parseAllDocuments(read('kubernetes/shop.yaml')),
    ...parseAllDocuments(read('kubernetes/secret.example.yaml')),
  ];
  for (const document of all) expect(document.errors).toEqual([]);
  const manifests = all.map((document) => document.toJS() as Manifest);
  const config = manifests.find(({ kind }) => kind === 'ConfigMap')?.data ?? {};
  const secret = manifests.find(({ kind }) => kind === 'Secret')?.stringData ?? {};
  expect([...Object.keys(config), ...Object.keys(secret)].filter((name) => !isKnown(name))).toEqual([]);
  const mount = '/run/secrets/seduh/';
  // each file is one of the secret's, and each of the secret is a file
  const files = Object.entries(config).filter(([name]) => name.endsWith('_FILE'));
  expect(Object.fromEntries(files)).toEqual(
    Object.fromEntries(Object.keys(secret).map((key) => [`${key}_FILE`, `${mount}${key}`])),
  );
  const values = Object.fromEntries(Object.entries(config).filter(([name]) => !name.endsWith('_FILE')));
  const env = readEnv({ ...values, NODE_ENV: 'production', METRICS_TOKEN: 'a-token-of-sixteen' });
  const pod = manifests.find(({ kind }) => kind === 'Deployment')?.spec?.template?.spec;
  const [container] = pod?.containers ?? [];
  expect(container?.ports.map(({ containerPort }) => containerPort)).toEqual([env.port, env.metrics?.port]);
  const volume = container?.volumeMounts.find(({ mountPath }) => `${mountPath}/` === mount)?.name;
  expect(pod?.volumes.find(({ name }) => name === volume)?.secret?.secretName).toBe('seduh');
  expect(container?.readinessProbe.httpGet.path).toBe('/readyz?exclude=database');
  expect(container?.livenessProbe.httpGet.path).toBe('/healthz');
  expect(container?.securityContext.readOnlyRootFilesystem).toBe(true);
  expect(pod?.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(env.drainMs / 1_000 + 10);
});

/** What the manifests name, by `apiVersion`: as the programs of a cluster would judge it. */
const KINDS: Record<string, object> = {
  v1,
  'apps/v1': appsV1,
  'policy/v1': policyV1,
  'networking.k8s.io/v1': networkingV1,
};
interface Model {
  prototype: { validate(): void };
}

/** A value that notes which of its fields are asked for, however deep. */
function watched<Value>(value: Value, unread: Set<string>, path = ''): Value {
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, inner]): [string, unknown] => {
    const at = `${path}/${name}`;
    unread.add(at);
    return [name, watched(inner, unread, at)];
  });
  const copy = Array.isArray(value) ? fields.map(([, inner]) => inner) : Object.fromEntries(fields);
  return new Proxy(copy, {
    get(target, name) {
      unread.delete(`${path}/${String(name)}`);
      return Reflect.get(target, name) as unknown;
    },
  }) as Value;
}

/** What is wrong with a manifest by its kind’s own schema; a field that the schema never looks at is none of its. */
function faultsOf(manifest: Manifest & { apiVersion: string }): string[] {
  const kind = (KINDS[manifest.apiVersion] as Record<string, Model> | undefined)?.[manifest.kind];
  if (!kind) return [`${manifest.apiVersion} ${manifest.kind} is not known`];
  const unread = new Set<string>();
  try {
    // not of an instance: that is a copy, and whoever copies reads everything
    kind.prototype.validate.call(watched(manifest, unread));
  } catch (error) {
    return [(error as Error).message];
  }
  return [...unread].map((path) => `${path} is unknown`);
}

it('has Kubernetes manifests that fit the schemas of their kinds, and no field beside', () => {
  // as kubectl reads them: there 0440 is octal
  const all = ['kubernetes/shop.yaml', 'kubernetes/secret.example.yaml'].flatMap((file) =>
    parseAllDocuments(read(file), { version: '1.1' }).map(
      (document) => document.toJS() as Manifest & { apiVersion: string },
    ),
  );
  expect(all.length).toBe(7);
  for (const manifest of all) expect([manifest.kind, faultsOf(manifest)]).toEqual([manifest.kind, []]);
  const deployment = all.find(({ kind }) => kind === 'Deployment') as Manifest & { apiVersion: string };
  const pod = deployment.spec?.template?.spec as PodSpec;
  expect(pod.volumes.find(({ secret }) => secret)?.secret).toMatchObject({ defaultMode: 0o440 });
  // control: what is misspelt or of another type is seen
  const misspelt = structuredClone(deployment) as typeof deployment & { spec: { template: { spec: PodSpec } } };
  Object.assign(misspelt.spec.template.spec.containers[0] ?? {}, { readynessProbe: {} });
  expect(faultsOf(misspelt)).toEqual(['/spec/template/spec/containers/0/readynessProbe is unknown']);
  expect(faultsOf({ ...deployment, spec: { ...deployment.spec, replicas: 'three' } as never })).toEqual([
    expect.stringContaining('must be integer'),
  ]);
});

it('has a container file without a fault, and without what nobody wants in one', () => {
  expect(validate(read('Dockerfile'))).toEqual([]);
  expect(validate('FROM a\nCMD x\nHEALTHCHECK --interva=1s CMD x\n').map(({ message }) => message)).toEqual([
    'Unknown flag: interva',
  ]);
  const file = read('Dockerfile');
  // bases are named by version, nothing is fetched beside them, and no secret stands in a layer
  expect([...file.matchAll(/^FROM (\S+)/gm)].map(([, image = '']) => image)).toEqual([
    'node:${NODE}-alpine',
    'alpine:${ALPINE}',
  ]);
  expect(file).toMatch(/^ARG NODE=\d+$/m);
  expect(file).toMatch(/^ARG ALPINE=\d+\.\d+$/m);
  expect(file).not.toMatch(/^ADD |curl|wget|:latest|(?:PASSWORD|SECRET|TOKEN|KEY)=/m);
  for (const kept of ['.git', '**/.env', 'deploy/secrets', '**/node_modules'])
    expect(read('Dockerfile.dockerignore').split('\n')).toContain(kept);
});

it('has a unit whose variables the server knows, that starts what the release holds and waits for its end', () => {
  const unit = read('systemd/seduh.service');
  const settingsIn = (text: string) =>
    [...text.matchAll(/^Environment=(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]);
  const settings = settingsIn(unit);
  // with what is proposed for copies switched on, too
  const whole = unit.replaceAll(/^#(?=[A-Z]\w+=)/gm, '');
  const proposed = Object.fromEntries(settingsIn(whole)) as Record<string, string>;
  expect(Object.keys(proposed).filter((name) => !isKnown(name))).toEqual([]);
  // strict: nothing else can be written, and a user that changes could not read what the one before has copied
  expect(whole).toContain(`ReadWritePaths=${proposed['BACKUP_DIR']}\n`);
  expect(whole).toMatch(/^User=seduh$/m);
  expect(whole).not.toContain('DynamicUser=');
  const env = readEnv(Object.fromEntries(settings) as Record<string, string>);
  expect(env).toMatchObject({ mode: 'production', host: '127.0.0.1', dataDir: '/var/lib/seduh', trustProxyHops: 1 });
  expect(env.metrics).toEqual({ port: 9464, host: '127.0.0.1', token: null });
  expect(unit).toContain('ExecStart=/usr/bin/node --max-semi-space-size=16 apps/api/dist/server.js');
  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThanOrEqual(env.drainMs / 1_000 + 10);
});

it('has proxies that pass event streams on as they come, and pictures whole', () => {
  const nginx = read('nginx/seduh.conf');
  expect(nginx.split('{').length).toBe(nginx.split('}').length);
  const [, events = ''] = /location = \/api\/transactions\/events \{([^}]*)\}/.exec(nginx) ?? [];
  expect(events).toContain('proxy_buffering off;');
  expect(events).toMatch(/proxy_read_timeout (?:[1-9]\d*)h;/);
  expect(nginx).toMatch(/client_max_body_size [3-9]m;/);
  // what the proxy appends is the one hop that is believed
  expect(nginx).toContain('X-Forwarded-For $proxy_add_x_forwarded_for');
  const haproxy = read('haproxy/haproxy.cfg');
  expect(haproxy).toMatch(/^ {4}timeout server (?:[3-9]\d|\d{3,})s$/m);
  expect(haproxy).toContain('option httpchk GET /readyz?exclude=database');
  expect(haproxy).toMatch(/^ {4}option forwardfor$/m);
  const caddy = read('caddy/Caddyfile');
  expect(caddy.split('{').length).toBe(caddy.split('}').length);
  expect(caddy).toContain('flush_interval -1');
  expect(caddy).toContain('health_uri /readyz?exclude=database');
});

/** What the pooler of a service reads: the file it is started with, and in it what that includes. */
function startedPooler({ command = [], volumes = [] }: Service = { image: '' }): string {
  const mounts = new Map(volumes.map((mount) => mount.split(':') as [string, string]).map(([from, to]) => [to, from]));
  const at = (path: string): string => {
    const source = mounts.get(path);
    if (source === undefined) throw new Error(`${path} is not there in the container`);
    return read(source).replaceAll(/^%include (.+)$/gm, (_, included: string) => at(included));
  };
  return at(command.at(-1) ?? '/etc/pgbouncer/pgbouncer.ini');
}

it('has a pooler in transaction mode, with a way around it for what needs a session', () => {
  const pooler = read('pgbouncer/pgbouncer.ini');
  expect(pooler).toMatch(/^pool_mode = transaction$/m);
  const { services } = compose('compose.scale.yaml');
  const started = startedPooler(services['pgbouncer']);
  expect(started).toContain(pooler);
  // a section that begins twice has its defaults only
  expect(started.match(/^\[\w+\]$/gm)).toEqual(['[databases]', '[pgbouncer]']);
  for (const { image, environment = {} } of Object.values(services)) {
    if (image !== 'seduh') continue;
    const [pooled, direct] = [environment['DATABASE_URL'], environment['DATABASE_LISTEN_URL']];
    expect(direct).toBe(pooled?.replace('@pgbouncer:6432/', '@postgres:5432/'));
    expect(direct).not.toBe(pooled);
    expect(readEnv({ DATABASE_URL: pooled, DATABASE_PREPARE: environment['DATABASE_PREPARE'] }).namedStatements).toBe(
      /^max_prepared_statements = [1-9]/m.test(started),
    );
  }
  // Debian's 1.18 would not start with it, and an image before 1.21 neither
  expect(pooler).not.toMatch(/^max_prepared_statements/m);
  const [, major, minor] = /:v(\d+)\.(\d+)\./.exec(services['pgbouncer']?.image ?? '') ?? [];
  expect(Number(major) * 100 + Number(minor)).toBeGreaterThanOrEqual(121);
  // no limit of a pool is wider than what the pooler says of all
  const said = (name: string) => Number(new RegExp(`set ${name} = (\\d+)`).exec(pooler)?.[1]);
  const limits = Object.values(SERVING);
  expect(said('statement_timeout')).toBe(Math.max(...limits.map(({ statementMs }) => statementMs)));
  expect(said('lock_timeout')).toBe(Math.max(...limits.map(({ lockMs }) => lockMs)));
  expect(said('idle_in_transaction_session_timeout')).toBe(Math.max(...limits.map(({ idleMs }) => idleMs)));
  // what stands in it of how many a process opens, the copy's two and the listener not counted
  expect(pooler).toContain(
    `a process opens ${limits.reduce((sum, { size }) => sum + size, 0) - SERVING.reads.size + 8} at most`,
  );
});
