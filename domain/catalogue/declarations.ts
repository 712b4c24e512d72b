/**
 * Declarations that the Legal Metrology (Packaged Commodities) Rules ask of a listing and that a product may lack. Maker and importer are
 * attributes; net quantity, MRP and price per measure follow from the sizes.
 */
export const declarations = ['origin', 'maker', 'importer'] as const
export type Declaration = (typeof declarations)[number]

/** Names of attributes that hold a declaration, as a regular expression of PostgreSQL in whichever case. */
export const declarationNames: Readonly<Record<Declaration, string>> = {
  origin: '^\\s*country of (origin|manufacture)\\s*$',
  maker: '^\\s*(manufacturer|maker|packer|marketer|(manufactured|made|packed|marketed) by)\\M',
  importer: '^\\s*import(er|ed by)\\M',
}
