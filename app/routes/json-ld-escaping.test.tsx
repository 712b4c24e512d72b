import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, Meta } from 'react-router'
import { expect, test } from 'vitest'
import { productJsonLd } from '#app/features/product-page/product-jsonld.ts'
import { breadcrumbList } from '#app/features/store/breadcrumb-list.ts'
import { pageMeta } from '#app/features/store/page-meta.ts'
import { parseProduct } from '#domain/catalogue/product.ts'
import { defaultMerchantSettings } from '#domain/store/settings.ts'
import { findJsonLdFaults } from '../../tests/support/json-ld/find-json-ld-faults.ts'

const settings = { ...defaultMerchantSettings, publicUrl: 'https://neev.example' }
const terms = { shipping: [], hasReturnTerms: false, origin: settings.publicUrl }

/** The head of the page of a product of this name, as the server writes it. */
function headOf(name: string): string {
  const parsed = parseProduct({
    id: 'odd',
    productName: name,
    ProductDescription: { images: ['/demo/a.webp'], shortDescription: name },
    ProductSpectification: { Brand: [name] },
    countryOfOrigin: name,
    variants: ['a', 'b'].map((uid) => ({
      uid,
      options: [name + uid],
      unit: 'bag',
      basePrice: 120,
      sellingPriceWithGST: 118,
      sellingGSTAmount: 18,
    })),
  })
  if ('rejected' in parsed) throw new Error(parsed.rejected.code)
  const product = parsed.record
  const documents = [
    breadcrumbList(settings, [{ name, path: '/product/odd' }]),
    productJsonLd(product, 0, terms) ?? {},
  ]
  const meta = pageMeta({ settings, title: name, description: name, path: '/product/odd', jsonLd: documents })
  const Stub = createRoutesStub([{ path: '/', meta: () => meta, Component: Meta }])
  return renderToStaticMarkup(<Stub />)
}

test.each([
  ['the end of a script', '</script><script>alert(1)</script>'],
  ['a comment', '<!-- <script> -->'],
  ['the end of an attribute', `"Bond' & Co." onload=x <b>`],
  ['lines that JavaScript once ended', 'one\u2028two\u2029three'],
  ['an emoji and half of one', 'brick 🧱 \uD83E'],
  ['a bidi override', 'brick \u202Egnp.\u202C'],
  ['Devanagari', 'अल्ट्रा ओपीसी 53 ग्रेड सीमेंट (क्षत्रिय)'],
  ['two hundred letters', `${'W'.repeat(119)}🧱${'W'.repeat(80)}`],
])(
  '[FIND-01] a name with %s stays that name in the structured data, and nothing else on the page',
  (_, name) => {
    const html = headOf(name)
    const scripts = [...html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)]
    expect(scripts.map(([, attributes]) => attributes)).toEqual(Array(2).fill(' type="application/ld+json"'))
    const [trail, product] = scripts.map(([, , text = '']) => JSON.parse(text) as Record<string, unknown>)
    expect([trail, product].flatMap((document) => findJsonLdFaults(document))).toEqual([])
    expect(product).toMatchObject({ '@type': 'ProductGroup', name, brand: { name } })
    expect(product?.['hasVariant']).toHaveLength(2)
    const rest = html.replaceAll(/<script[^>]*>.*?<\/script>/gs, '')
    // tags of the head alone, whose attributes nothing ends early
    expect(rest.replaceAll(/<title>[^<]*<\/title>|<(?:meta|link)(?: [a-zA-Z:-]+="[^"<>]*")*\/>/g, '')).toBe(
      '',
    )
  },
)
