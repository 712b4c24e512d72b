import { SaxesParser } from 'saxes'

/** Bounds of one sitemap (sitemaps.org/protocol.html). */
const MAX_ADDRESSES = 50_000
const MAX_BYTES = 50_000_000

/** Findings in sitemaps or a feed, collected over their files. */
export type StreamCheck = {
  /** Takes the text of one file as it comes; the result ends the file. */
  readonly file: (name: string) => { readonly take: (text: string) => void; readonly end: () => void }
  /** Addresses of product pages, without their sizes. */
  readonly products: Set<string>
  readonly faults: string[]
}

/** Checks sitemaps: XML, bounds, every address once, and alternates that lead to each other. */
export function checkSitemaps(): StreamCheck {
  const [faults, products] = [[] as string[], new Set<string>()]
  const known = new Set<string>()
  const file = (name: string) => {
    const sizes = { addresses: 0, bytes: 0 }
    let [address, alternates] = ['', [] as string[]]
    const parser = elementParser({
      loc: (text) => (address = text),
      'xhtml:link': (_, { href = '' }) => alternates.push(href),
      url: () => {
        sizes.addresses += 1
        if (known.has(address)) faults.push(`${name}: ${address} stands there twice`)
        if (!alternates.includes(address)) faults.push(`${name}: ${address} does not name itself`)
        known.add(address)
        if (address.includes('/product/')) products.add(address)
        alternates = []
      },
    })
    return {
      take: (text: string) => {
        sizes.bytes += Buffer.byteLength(text)
        parser.write(text)
      },
      end: () => {
        parser.close()
        if (sizes.addresses > MAX_ADDRESSES) faults.push(`${name} has ${sizes.addresses} addresses`)
        if (sizes.bytes > MAX_BYTES) faults.push(`${name} has ${sizes.bytes} bytes`)
      },
    }
  }
  return { file, products, faults }
}

/** Fields that Google requires of every item, or that the store always knows. */
const required = ['id', 'title', 'description', 'link', 'image_link', 'availability', 'price', 'condition']

/** Checks a feed: XML, the fields that every item needs and their form, and every id once. */
export function checkFeed(): StreamCheck {
  const [faults, products] = [[] as string[], new Set<string>()]
  const ids = new Set<string>()
  const file = (name: string) => {
    let item: Record<string, string> = {}
    const parser = elementParser(
      {
        item: () => {
          const { id = '', link = '' } = item
          faults.push(...itemFaults(item).map((fault) => `${name}: ${id} ${fault}`))
          if (ids.has(id)) faults.push(`${name}: ${id} stands there twice`)
          ids.add(id)
          products.add(link.replace(/\?.*/, ''))
          item = {}
        },
      },
      (field, text) => {
        if (field.startsWith('g:')) item[field.slice(2)] = text
      },
    )
    return { take: (text: string) => void parser.write(text), end: () => void parser.close() }
  }
  return { file, products, faults }
}

const forms: Readonly<Record<string, RegExp>> = {
  id: /^.{1,50}$/su,
  title: /^.{1,150}$/su,
  link: /^https?:\/\//,
  image_link: /^https?:\/\//,
  availability: /^(?:in_stock|out_of_stock)$/,
  price: /^\d+\.\d\d INR$/,
  sale_price: /^\d+\.\d\d INR$/,
  unit_pricing_measure: /^\d+(?:\.\d+)? (?:kg|l|m|sqft)$/,
  unit_pricing_base_measure: /^1 (?:kg|l|m|sqft)$/,
  shipping_weight: /^(?:1000|\d{1,3}(?:\.\d+)?) kg$/,
  gtin: /^\d{8,14}$/,
}

function itemFaults(item: Readonly<Record<string, string>>): string[] {
  return [
    ...required.filter((field) => (item[field] ?? '') === '').map((field) => `has no ${field}`),
    ...Object.entries(forms)
      .filter(([field, form]) => item[field] !== undefined && !form.test(item[field]))
      .map(([field]) => `has the ${field} ${item[field]}`),
  ]
}

type Ended = (text: string, attributes: Readonly<Record<string, string>>) => unknown

/** A parser that tells the text and attributes of elements when they end: of those named, and of every one. */
function elementParser(named: Readonly<Record<string, Ended>>, every?: (name: string, text: string) => void) {
  const parser = new SaxesParser()
  let texts = ''
  parser.on('opentag', () => (texts = ''))
  parser.on('text', (text) => (texts += text))
  parser.on('closetag', ({ name, attributes }) => {
    every?.(name, texts)
    named[name]?.(texts, attributes)
    texts = ''
  })
  parser.on('error', (error) => {
    throw error
  })
  return parser
}
