/**
 * Words that make a thing one of another trade: what it belongs to, what drives it, what it is made of. A dental, pneumatic or titanium
 * thing is none of this shop, unless its name says so. The form of the rows: `../../product-words.ts`; every word stands for itself.
 */
export const otherTradeWords = `
field	en	high	automotive | automobile | aircraft | aviation | aerospace | airline | missile | military | naval | nautical | spacecraft | bicycle | motorcycle | motorbike | locomotive | railway | tramway | airport | ballistic | artillery
field	en	high	dental | surgical | orthopedic | orthopaedic | veterinary | clinical | laboratory | microscope | optical | ophthalmic | nuclear | radioactive | cryogenic | ultrasonic | microwave | pharmaceutical | pharma | diagnostic
field	en	high	textile | knitting | embroidery | sewing | weaving | lithographic | typesetting | photographic | photo | photography | cinema | musical | video | microphone | headphone | typewriter | computer | laptop | smartphone
field	en	high	aquarium | pet | fishing | hunting | cricket | tennis | badminton | football | basketball | golf | fitness | yoga | billiard | volleyball | hockey | bakery | pizza | coffee | dairy | wine | beer | beverage | cosmetic | massage | cooking
field	en	high	christmas | wedding | jewelry | jewellery | bridal | toy | doll | livestock | poultry | beekeeping | slaughter | mining | oilfield | refinery | foundry | forging
force	en	high	pneumatic | piezoelectric | thermoelectric | turbo | hydrostatic | steam driven
material	en	high	titanium | magnesium | beryllium | tungsten | molybdenum | inconel | monel | ferrous alloy | non ferrous alloy | precious metal | nickel alloy | platinum | carbon fibre | carbon fiber | cardboard | leatherette | silk | teflon | ptfe | neoprene
material	en	high	nbr | sbr | viton | petg | corten | ldpe | lldpe | mdpe | pvdf | uhmwpe | geopolymer
force	en	high	lcd | oled | vfd | plc | scada | ptz | cpu | gpu | hvac | vrf | dslr | lidar
material	en	high	polyimide | polyamide | kevlar | mica | papier mache
`

/** The words of the rows, as terms have them. */
export const otherTrades: ReadonlySet<string> = new Set(
  otherTradeWords
    .split('\n')
    .flatMap((row) => row.split('\t').at(3)?.split(' | ') ?? [])
    .map((word) => word.replaceAll(' ', '_')),
)
