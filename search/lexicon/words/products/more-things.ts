/** More things, of workshops, houses and streets, which no shop of this trade has. The form of the rows: `things.ts`. */
export const moreThingWords = `
thing	en	high	adze | aerial | airplane | album | almanac | altar | ambulance | amplifier | anemograph | anklet | apparatus | appliance | aquastat | arbor | arbour | arch | armchair | armguard | arrestor | ashtray
thing	en	high	atm | autoclave | awl | baler | balm | balustrade | barbecue | barbell | barbeque | barge | barograph | bassinet | bathrobe | baton | bbq | bearing | bedding | bedframe | bedpan | bedpost
thing	en	high	bedspread | billboard | billhook | billiard | binocular | bipod | birdbath | birdhouse | blouse | bodkin | bogie | bonnet | booklet | booth | bradawl | brake | brakefluid | breadbin | breadboard | bridle
thing	en	high	briefcase | broach | brooch | bulletin | bung | bunting | buoy | bureau | burette | burin | busduct | camphor | camshaft | candelabra | candlestick | candy | cannula | canoe | capstan | carafe
thing	en	high	carburetor | carburettor | carpeting | cart | cashbox | cask | casket | cassette | catalog | catalogue | catalyst | cathode | centrifuge | certificate | chainwheel | chakla | cheque | chessboard | chest | chime
thing	en	high	chimta | chopstick | chromatograph | chuck | cigar | clarinet | clevis | clipboard | cloak | clothesline | clothespeg | coder | coffin | confetti | conrod | conveyor | cookie | coop | copier | costume
thing	en	high	counterbore | coupon | crankshaft | credenza | crematorium | crockpot | crossbow | crucible | cufflink | cutlass | dais | dashboard | davit | decal | decking | denim | derrick | dinghy | diode | dishcloth
thing	en	high	disinfectant | display | doily | dongle | dozer | drape | drapery | drawknife | driveshaft | drumstick | ducting | dungaree | dustpan | duvet | dynamo | earbud | earthpit | edging | elbowpad | electrode
thing	en	high	electrolyte | electromagnet | electroscope | elliptical | enzyme | equipment | escutcheon | ferry | file | firework | fishbowl | flare | flipchart | floodlamp | flue | flywheel | footboard | forcep | fretsaw | fulcrum
thing	en	high	fungicide | funnel | futon | gadget | gasmask | gasoline | gauze | gavel | gearshift | gimbal | gimlet | glassware | gnome | goblet | gouge | governor | gown | gramophone | grandstand
thing	en	high	gravestone | grenade | griddle | grummet | gudgeon | guttering | gyroscope | hairbrush | handcart | handcuff | handi | handset | harrow | hatchway | headrest | headset | headstone | hearse | herbicide | hive
thing	en	high	honer | hookah | hotplate | hourglass | hovercraft | hubcap | humidistat | hutch | hygrostat | idler | ignitor | ingot | inkpad | instrument | jar | javelin | jemmy | joinery | jukebox | kaleidoscope
thing	en	high	katora | kayak | keg | kennel | kettlebell | kibble | kiln | kiosk | klaxon | lagging | laser | lasso | lathe | leaflet | leash | lectern | lifeboat | lifeline | liferaft | ligature
thing	en	high	locket | locomotive | loofah | loom | machinery | magneto | manway | margarine | marlinspike | marquee | matting | maul | medallion | megaphone | memo | memorial | metronome | minibus | mold | monopod
thing	en	high	moped | mould | mouthwash | mower | mudguard | muslin | muzzle | nappy | nightstand | ointment | organ | ornament | oscillograph | oscilloscope | otoscope | ottoman | pacifier | pad | pamphlet | pantograph
thing	en	high	paperweight | parachute | parasol | passbook | pasteboard | pelmet | periscope | pew | pigeonhole | pill | pintle | pistol | pivot | placard | placemat | plaque | playpen | plenum | plumb | plummet
thing	en	high	poncho | poppet | portrait | postbox | pot | potty | pouffe | press | pressurestat | probe | prosthesis | prybar | pulpit | punch | puppet | pushcart | pushchair | racquet | radar | raft
thing	en	high	rangehood | rattle | reagent | receipt | rectifier | rheostat | rickshaw | rifle | rodenticide | rostrum | rotisserie | rucksack | ruler | sachet | samovar | sandpit | satchel | saucepan | sawhorse | saxophone
thing	en	high	scalpel | scarecrow | sconce | scoreboard | scrollsaw | scythe | seismograph | shelving | shim | shinguard | shrine | shroud | shrub | shrubbery | shuttlecock | siding | sigri | silo | sitar | skate
thing	en	high	ski | skillet | snowboard | softbox | software | solenoid | sonar | soundbar | spatula | spear | spectrograph | spike | splint | spoke | spokeshave | sprue | squeegee | staging | stairlift | stamp
thing	en	high	station | statuary | statuette | stethoscope | strobe | strongbox | sundial | surfboard | sword | syrup | tablespoon | taillight | tandoor | tapestry | tappet | taser | teaspoon | teatowel | teddy
thing	en	high	telescope | template | templet | terrarium | thermograph | thyristor | tiara | ticket | tincture | tinsel | toffee | tombstone | toothpick | torquer | touchpad | touchscreen | trackpad | transistor | trapdoor | treadle
thing	en	high	trestle | triac | tricycle | trinket | trough | truncheon | trunk | trunnion | tundish | tunic | turntable | twine | vaccine | valance | vest | videophone | vise | vodka | wader | weathervane
thing	en	high	webbing | website | weighbridge | whatnot | whip | whirlpool | whisk | windchime | windlass | windmill | windscreen | windshield | windsock | wok | wreath | yacht | yoghurt | yogurt | zip
thing	en	high	pestle | song | movie | game | photo | lance | wand | granule | gel | insole | tumbler | platter | peeler | truss | dial | vapour | extinguisher | hypochlorite
`
