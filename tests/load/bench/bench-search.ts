// How well lists and searches are read, and how fast. Usage: npm run bench:search -- [lines] [queries] [times] [pages] [--products N] [--postgres] [--failures] [--judge]
import { printLines } from '../search/lines.ts'
import { printPages } from '../search/pages.ts'
import { printQueries } from '../search/queries.ts'
import { printTimes } from '../search/times.ts'

const args = process.argv.slice(2)
const wants = (what: string): boolean =>
  args.includes(what) || !['lines', 'queries', 'times', 'pages'].some((each) => args.includes(each))
const wanted = { withFailures: args.includes('--failures'), withJudge: args.includes('--judge') }
const scale = args.indexOf('--products')
const products = scale < 0 ? null : Number(args[scale + 1])

if (wants('lines')) printLines(wanted)
if (wants('queries')) await printQueries(wanted)
if (wants('pages')) await printPages(products ?? 100_000)
if (wants('times')) await printTimes({ products, isPostgres: args.includes('--postgres') })
