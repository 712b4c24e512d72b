/** The tables that reports are read from, as the migrations leave them. */
export type ReportTables = {
  sales_lines: {
    number: string
    /** 0 for the round-off of the document. */
    serial: number
    /** India's day. */
    day: string
    product_id: string | null
    product_name: string | null
    pin: string
    place: string
    quantity: number
    taxable: number
    total: number
    /** Micro-rupees without tax. */
    unit_cost: number | null
  }
}
