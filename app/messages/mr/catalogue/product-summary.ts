export * from '#app/messages/en/catalogue/product-summary.ts'
