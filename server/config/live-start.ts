import type { DemoData } from '#domain/store/demo-data.ts'
import type { LiveException } from './live.ts'
import type { Config } from './read-config.ts'

/** The reasons why a store does not start for real customers, one a line. */
export class UnsafeStartError extends Error {
  constructor(reasons: readonly string[], publicUrl: string | null) {
    const where = publicUrl === null ? '' : ` at ${publicUrl}, where real customers buy`
    super([`The store does not start${where}:`, ...reasons.map((reason) => `- ${reason}`)].join('\n'))
    this.name = 'UnsafeStart'
  }
}

/** Throws an `UnsafeStartError` when the settings forbid the start and no database has to be asked for more reasons. */
export function assertSafeSettings({ startIssues, databaseKnown, live, publicUrl }: Config): void {
  if (startIssues.length > 0 && !(live && databaseKnown))
    throw new UnsafeStartError(startIssues, live ? publicUrl : null)
}

/**
 * Throws an `UnsafeStartError` with every reason at once when the settings or, in a live store, what the database holds
 * must not meet real customers (SAFE-08). To be called before anything is imported or served.
 */
export async function assertSafeStart(
  config: Config,
  findDemoData: (demoCatalogue: string) => Promise<DemoData>,
): Promise<void> {
  const reasons = [...config.startIssues]
  if (config.live) {
    const found = await findDemoData(config.demoCatalogue)
    const issues = [...catalogueIssues(config, found), ...sellerIssues(found)]
    reasons.push(
      ...issues.filter(([exception]) => !config.liveExceptions.has(exception)).map(([, text]) => text),
    )
  }
  if (reasons.length > 0) throw new UnsafeStartError(reasons, config.live ? config.publicUrl : null)
}

type Issue = readonly [exception: LiveException, text: string]

function catalogueIssues(config: Config, { products, hasCatalogue }: DemoData): Issue[] {
  const allow = 'or LIVE_EXCEPTIONS=demo-catalogue'
  if (products > 0)
    return [
      [
        'demo-catalogue',
        `The catalogue holds ${products.toLocaleString('en-IN')} products of the demo, which nobody can deliver: begin with a new database and CATALOGUE set to the folder of yours, ${allow}.`,
      ],
    ]
  return !hasCatalogue && config.catalogue === config.demoCatalogue
    ? [
        [
          'demo-catalogue',
          `CATALOGUE is the demo's: set the folder of your own, or "none" and import it with npm run catalogue, ${allow}.`,
        ],
      ]
    : []
}

function sellerIssues({ sellerFields, contactSettings, hasExampleTerms }: DemoData): Issue[] {
  const issues: Issue[] = []
  const allow = 'or LIVE_EXCEPTIONS=demo-seller, with which nothing ships'
  const set = "npm run settings -- set seller '{…}'"
  if (sellerFields === null)
    issues.push(['demo-seller', `No firm is set to write invoices, with its own GSTIN: ${set}, ${allow}.`])
  else if (sellerFields.length > 0)
    issues.push([
      'demo-seller',
      `The firm on invoices has the demo's or an invalid ${sellerFields.join(', ')}: ${set}, ${allow}.`,
    ])
  if (hasExampleTerms)
    issues.push([
      'demo-seller',
      'The return terms are an example that nobody has checked: npm run settings -- set returnTerms "$(cat FILE)", or LIVE_EXCEPTIONS=demo-seller.',
    ])
  if (contactSettings.length > 0)
    issues.push([
      'demo-seller',
      `The store's ${contactSettings.join(', ')} lead to nobody, being those of the demo: npm run settings -- set NAME VALUE for each, or LIVE_EXCEPTIONS=demo-seller.`,
    ])
  return issues
}
