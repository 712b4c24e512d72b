/** Words for the household, furniture and appliances, which building shops are asked for and seldom sell. The form of the rows: `../product-words.ts`. */
export const householdWords = `
=	hinglish	mid	sil patti | sil batta
=	en	high	bedsheet | bed sheet | bed cover | blanket | quilt | comforter | carpet | rug | dari | durrie
=	en	high	grass carpet | artificial grass | floor mat | doormat | door mat | foot mat | bath mat | yoga mat | rubber mat | towel
=	en	high	bath towel | handkerchief | bookshelf | book shelf | book rack | bookcase | shoe rack | tv unit | tv stand | dressing table
=	en	high	side board | locker | showcase | chest of drawers | microwave | microwave oven | oven | otg | toaster | sandwich maker
=	en	high	air fryer | mixer grinder | mixer grinder jar | mixie | juicer | juicer mixer | juicer mixer grinder | blender | wet grinder | hand blender
=	en	high	kettle | electric kettle | coffee maker | coffee machine | electric iron | steam iron | dry iron | clothes iron | room heater | heater rod
=	en	high	immersion rod | oil heater | blower heater | chimney | kitchen chimney | cooking range | cooktop | clock | wall clock | alarm clock
=	en	high	watch | wrist watch | computer | laptop | tablet pc | desktop computer | keyboard | computer mouse | pen drive | hard disk
=	en	high	monitor | printer | scanner | projector | toner | camera | cctv camera | dome camera | bullet camera | ip camera
=	en	high	dvr | nvr | webcam | biometric machine | video door phone | router | wifi router | modem | network switch | patch panel
=	en	high	server rack | torch | emergency light | lantern | candle | lamp shade | chandelier | fairy light | decorative light | rice light
=	en	high	diya | battery | car battery | inverter battery | tubular battery | dry cell | pencil cell | stabilizer | stabiliser | voltage stabilizer
=	en	high	transformer | servo stabilizer | utensil | utensils | crockery | dinner set | cooker | pressure cooker | frying pan | fry pan
=	en	high	tawa | kadai | kadhai | casserole | plate set | thali | water bottle | lunch box | tiffin | flask
=	en	high	thermos | jug | mug | cup | spoon | fork | kitchen knife | knife | gas lighter | chakla belan
=	en	high	mop | wiper | floor wiper | duster | toilet brush | cleaning brush | cleaning cloth | scrubber | scrub pad | phenyl
=	en	high	floor cleaner | toilet cleaner | acid | bleaching powder | detergent | washing powder | dish wash | handwash | hand wash | sanitizer
=	en	high	sanitiser | harpic | lizol | room freshener | air freshener | naphthalene ball | hanger | cloth hanger | clothes hanger | cloth dryer
=	en	high	clothes stand | ironing board | tijori | safe locker | shirt | tshirt | t shirt | trouser | pant | jeans
=	en	high	saree | sari | kurta | dress | socks | uniform | belt leather | sweater | blazer | clothes
=	en	high	garment | fabric | cloth material | sports shoes | slipper | slippers | sandal | chappal | sneakers | running shoes
=	en	high	leather shoes | school bag | suitcase | travel bag | trolley bag | handbag | backpack | laptop bag | purse | wallet
=	en	high	jewellery | jewelry | gold ring | gold chain | silver ring | necklace | bangle | earring | cricket bat | football
=	en	high	tennis ball | cricket ball | badminton | carrom board | carrom | gym equipment | treadmill | dumbbell | exercise cycle | swimming pool
=	en	high	jhula | hammock | trampoline | guitar | piano | tabla | harmonium | dholak | flute | violin
=	en	high	aquarium | fish tank | dog food | cat food | pet food | bird cage | cattle feed | book | books | notebook
=	en	high	note book | copy book | diary | magazine | newspaper | stationery | pen | ball pen | pencil | eraser
=	en	high	sharpener | stapler | marker pen | a4 paper | paper a4 | photocopy paper | copier paper | paper rim | paper ream | envelope
=	en	high	calculator | whiteboard | white board | notice board | file folder | ledger book | calendar | carbon paper | brown tape | cello tape
=	en	high	sello tape | gift | gift item | greeting card | photo frame | balloon | idol | murti | statue | incense
=	en	high	agarbatti | sewing machine | silai machine | thread reel | button pack | wallpaper | wall paper | wall sticker | wall poster | painting
=	en	high	wall hanging | 3d wallpaper | vinyl flooring | wooden flooring | laminate flooring | spc flooring | pvc flooring | vinyl sheet | carpet tile
=	hinglish	high	napkin | hob | speaker | ups | cell | glass set | cap | coat | gold | swing | tent | marker | mask | needle
sofa	en	high	sofa | sofa set | couch | sofa cum bed | settee | divan | recliner
sofa	hi	mid	सोफा | सोफ़ा | दीवान
sofa	hinglish	mid	sopha | diwan
bed	hinglish	high	bed | double bed | single bed | palang | khat | charpai | cot | bunk bed
bed	hi	high	पलंग | बेड | चारपाई | खाट
bed	mr	mid	पलंग
bed	ta	mid	கட்டில் | kattil
bed	te	mid	మంచం | mancham
bed	bn	mid	খাট | khaat
mattress	en	high	mattress | foam mattress | coir mattress
mattress	hinglish	high	gadda | gadde | matress | metress
mattress	hi	high	गद्दा | गद्दे | मैट्रेस
mattress	bn	mid	তোশক
pillow	en	high	pillow | cushion | pillow cover | cushion cover
pillow	hinglish	high	takiya | takia
pillow	hi	high	तकिया
bedsheet	hinglish	high	razai | rajai | kambal | bistar | bistar ki chadar | chadar bistar ki
bedsheet	hi	high	बिस्तर | रजाई | कंबल | बेडशीट
curtain	en	high	curtain | window blind | blinds | roller blind
curtain	hinglish	high	parda | parde | pardah
curtain	hi	high	पर्दा | परदा | पर्दे
carpet	hinglish	high	kaleen | galicha | dari | chatai | paydan | paaydan
carpet	hi	high	कालीन | दरी | चटाई | पायदान
towel	hinglish	high	tauliya | tolia | gamcha | rumal
towel	hi	high	तौलिया | गमछा
chair	hinglish	high	chair | plastic chair | office chair | folding chair | kursi | kurshi | stool | bench
chair	hi	high	कुर्सी | कुर्सियां | स्टूल | बेंच
chair	mr	mid	खुर्ची | khurchi
chair	gu	mid	ખુરશી | khurshi
chair	ta	mid	நாற்காலி | narkali
chair	te	mid	కుర్చీ | kurchi
chair	bn	mid	চেয়ার
chair	pa	mid	ਕੁਰਸੀ
table	hinglish	high	table | dining table | office table | study table | centre table | center table | coffee table | computer table | side table | mej | mez | desk
table	hi	high	मेज | टेबल | मेज़
almirah	en	high	almirah | almira | wardrobe | cupboard | steel almirah
almirah	hinglish	high	almari | almaari
almirah	hi	high	अलमारी | अल्मारी
furniture	en	high	furniture
furniture	hinglish	high	farnichar
furniture	hi	high	फर्नीचर
refrigerator	en	high	refrigerator | fridge | freezer | deep freezer
refrigerator	hinglish	high	frij | phrij
refrigerator	hi	high	फ्रिज | रेफ्रिजरेटर
air_conditioner	en	high	air conditioner | split ac | window ac | inverter ac | inverter split ac | inverter window ac | ac split | ac window
air_conditioner	hinglish	high	ac | ac 1 ton | ac 1.5 ton | ac 2 ton | ac gas | esi
air_conditioner	hi	high	एसी | एयर कंडीशनर
air_cooler	en	high	air cooler | desert cooler | cooler | room cooler | cooler pump | cooler pad
air_cooler	hinglish	high	kular | coolar
air_cooler	hi	high	कूलर
washing_machine	en	high	washing machine | dryer machine | dish washer | dishwasher
washing_machine	hinglish	high	kapde dhone ki machine | vashing machine
washing_machine	hi	high	वाशिंग मशीन | वॉशिंग मशीन
television	en	high	television | tv | led tv | smart tv | set top box | home theatre | home theater
television	hinglish	high	tivi | telivijan
television	hi	high	टीवी | टेलीविजन
mixer_grinder	hi	mid	मिक्सर ग्राइंडर
iron_press	hinglish	high	press istri | istri | istari
iron_press	hi	high	इस्त्री
chimney	hi	mid	चिमनी
gas_stove	en	high	gas stove | stove | gas burner | induction | induction cooktop | induction stove | gas pipe | gas regulator | lpg regulator
gas_stove	hinglish	high	chulha | gas chulha | gas choolha | induction chulha | bhatti | angithi
gas_stove	hi	high	चूल्हा | गैस चूल्हा | अंगीठी
gas_cylinder	en	high	gas cylinder | lpg cylinder | lpg | oxygen cylinder
gas_cylinder	hi	mid	गैस सिलेंडर | सिलेंडर
water_purifier	en	high	water purifier | ro purifier | ro | ro system | ro filter | water filter | water softener | water dispenser | water cooler | purifier
water_purifier	hinglish	mid	aaro | aro machine
water_purifier	hi	mid	आरओ
table_fan	en	high	table fan | pedestal fan | wall fan | tower fan | stand fan | farrata fan | cabin fan | farata fan
table_fan	hinglish	high	farrata | farata | table pankha
clock	hinglish	high	ghadi | ghari | diwar ghadi
clock	hi	high	घड़ी
mobile_phone	en	high	mobile phone | mobile | smartphone | phone | telephone | cell phone | mobile charger | charger | power bank | earphone | headphone | bluetooth speaker
mobile_phone	hinglish	high	mobail | fon
mobile_phone	hi	high	मोबाइल | फोन | चार्जर
computer	hi	high	कंप्यूटर | लैपटॉप
camera	hi	high	कैमरा
torch	hinglish	high	tarch | lalten | mombatti | jhalar | jhoomar
torch	hi	high	टॉर्च | मोमबत्ती | झूमर | दीया
battery	hinglish	high	betri | baitri | batri
battery	hi	high	बैटरी
utensil	hinglish	high	bartan | kadhaai | katori | chammach | chamach | patila | bhagona | lota | kukar | chaku | chhuri
utensil	hi	high	बर्तन | कड़ाही | थाली | चम्मच | कुकर | चाकू | कटोरी
dustbin	en	high	dustbin | dust bin | garbage bin | waste bin | garbage bag | trash can | kooda daan
dustbin	hinglish	high	kudedan | koodadaan | kachra dabba
dustbin	hi	high	कूड़ेदान | डस्टबिन
mop	hinglish	high	poncha | pocha | vaiper
mop	hi	high	पोछा | पोंछा | वाइपर
phenyl	hinglish	high	finail | phinyl | finayl | tezab | surf | nirma | vim
phenyl	hi	high	फिनाइल | तेजाब | डिटर्जेंट | सर्फ
soap	hinglish	high	bathing soap | soap bar | soap lifebuoy | soap lux | lifebuoy | sabun | shampoo | toothpaste | toothbrush | comb | hair oil | talcum powder | lipstick | perfume | deodorant | face cream | cream | razor | shaving cream | tissue paper | toilet paper | toilet roll | diaper | sanitary pad | cosmetics | makeup
soap	hi	high	साबुन | शैम्पू
umbrella	en	high	umbrella | raincoat | rain coat
umbrella	hinglish	high	chhata | chata | chhatri | barsati
umbrella	hi	high	छाता | छतरी | बरसाती
clothes	hinglish	high	kapda | kapde | kameez | patloon | topi garam
clothes	hi	high	कपड़ा | कपड़े | साड़ी
footwear	hinglish	high	chapal | chappals | jutti
footwear	hi	high	चप्पल
toy	en	high	toy | toys | doll | teddy bear | puzzle | board game | remote car
toy	hinglish	high	khilona | khilone
toy	hi	high	खिलौना
sport_goods	hi	mid	झूला
book	hinglish	high	kitab | akhbar
book	hi	high	किताब | कॉपी | अखबार
stationery	hinglish	high	kalam | kagaz | kagaj
stationery	hi	high	पेन | कागज | पेंसिल
medicine	en	high	medicine | tablet | face mask | first aid box | first aid kit | bandage | thermometer | wheelchair | oxygen concentrator | syringe
medicine	hinglish	high	dawai | dawa | davai
medicine	hi	high	दवाई | दवा
wallpaper	hi	mid	वॉलपेपर
=	en	high	burner | burners
utensil	hinglish	mid	karhai | karahi | kadhai | tava | belan
=	en	high	hair dryer | hair straightener | trimmer | iron box | steam press | study lamp | table lamp | floor lamp | desk lamp | usb cable | hdmi cable | data cable | aux cable | charging cable | mosquito bat | mouse trap | rat trap | weighing machine | weighing scale | car jack | screw jack | hydraulic jack
=	en	high	office desk | study desk | drawing board | black board | printer ink | ink cartridge | sunglasses | spectacles | goggles swimming | baby stroller | pram | cradle | walker | basketball | volleyball | hockey | skipping rope | badminton racket | racket | chess | ludo | skateboard | dart board | sleeping bag | fishing rod
=	en	high	jam | honey | pickle | ketchup | sauce | vinegar | corn flakes | oats | cereal | popcorn | chips packet | baby food | protein powder | vitamin | cough syrup | condom | contact lens | hearing aid | blood pressure machine
=	en	high	iphone | ipad | macbook | smart phone | playstation | xbox | video game | game console | drone | gps tracker | memory card | sim card | cpu | ram memory | mother board | motherboard | graphics card | photocopy machine | xerox machine | fax machine | paper shredder | currency counter | cash counting machine | barcode scanner | biometric
=	en	high	soft toy | football shoes | school shoes | wedding card | invitation card | cake decoration | party popper | rangoli colour | pooja samagri | pooja item | bell brass temple | temple | mandir | sweeper machine | rice cooker | egg boiler | roti maker | gas geyser pipe | air purifier | dehumidifier | humidifier | massager | foot massager | hot water bag | ice box | water jug | milk can | oil can kitchen | spice box | storage box | plastic box | plastic basket | laundry basket | laundry bag | broom stick | feather duster | toilet seat brush | bathroom mat | table cloth | table mat | apron kitchen | oven glove | wall shelf | wall rack | spice rack | kitchen rack | dish rack | utensil rack | water tank toy | bean bag | rocking chair | wheel chair | high chair | bar stool | swing chair | garden chair | garden bench | garden umbrella | patio set | gazebo
=	hinglish	mid	jhoola | jhula | chulha gas | bijli ka chulha | pankha table | dari chatai | machhardani | takht | chowki | chauki | almirah godrej | palna | sandook | sanduk | baksa loha | tokri | daliya | supa | sil batta | okhli | matka | ghada | surahi | balti mug
=	hinglish	high	rack | steel rack | storage rack | slotted angle rack
=	en	high	glass bottle | wine glass | water glass | sand timer | window cleaner | glass cleaner | face wash | fan heater | light bill | sketch book | drawing book | crayon | paper cup | nail polish | nail cutter | wood pellet | stone ring | cable tv | rubber band | shoe polish | mixer jar | tea cup | coffee mug | steel glass | tank top | board marker | insurance | loan | water melon | watermelon | sand paper machine | door curtain | window curtain | table tennis table | bamboo ladder | ratchet set | ratchet | pump cover | tube well pipe | kids toy | wall art
`
