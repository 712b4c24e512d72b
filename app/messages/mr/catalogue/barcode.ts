export * from '#app/messages/en/catalogue/barcode.ts'
