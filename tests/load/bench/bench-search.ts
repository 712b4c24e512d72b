// How well lists and searches are read, and how fast. Usage: npm run bench:search -- [lines] [queries] [times] [--products N] [--postgres] [--failures]
import { printLines } from '../search/lines.ts'
import { printQueries } from '../search/queries.ts'
import { printTimes } from '../search/times.ts'

const args = process.argv.slice(2)
const wants = (what: string): boolean =>
  args.includes(what) || !['lines', 'queries', 'times'].some((each) => args.includes(each))
const withFailures = args.includes('--failures')
const scale = args.indexOf('--products')
const products = scale < 0 ? null : Number(args[scale + 1])

if (wants('lines')) printLines(withFailures)
if (wants('queries')) await printQueries(withFailures)
if (wants('times')) await printTimes({ products, isPostgres: args.includes('--postgres') })
