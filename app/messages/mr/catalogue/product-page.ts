export * from '#app/messages/en/catalogue/product-page.ts'
