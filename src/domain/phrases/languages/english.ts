import type { LanguageWords } from "./language-words.ts";

export const ENGLISH: LanguageWords = {
  endings: "-",
  topics: {
    SUV: "sport utility vehicle, suvs, off roader, high seating position, sit high, raised car, big suv, large suv, family suv",
    Break: "estate, estate car, station wagon, stationwagon, wagon, touring car",
    Berline: "saloon, saloon car, sedan, four door saloon",
    "Berline compacte": "hatchback, hatch, compact car, five door hatchback, family hatchback",
    Citadine:
      "small car, city car, supermini, little car, small city car, town car, small hatchback, small, smallest, tiny car, small runabout, runabout, compact city car, car for the city, small cars, little runabout, car for town, car for the town, for the city, city runabout, compact car for the city",
    Crossover: "crossover suv",
    Monospace: "people carrier, minivan, MPV, people mover, seven seater mpv",
    Familiale:
      "family car, big family car, family, large family car, car for a family, car for the family, family wagon, family vehicle, car for my family, car for the whole family, roomy family car, family cars",
    Coupé: "coupe car, sports coupe, two door coupe, two door sports car, coupes",
    Cabriolet: "convertible, soft top, roadster, drop top, open top, open top car",
    Utilitaire:
      "van, vans, commercial vehicle, delivery van, cargo van, panel van, work van, light commercial vehicle, cargo, transporter, tradesman van, trade van, commercial van, commercial vehicles, small van, large van, big van, commercial vans, work vans, delivery vans, tradesman s van, flatbed, tipper, box van, builder s van, transit van, utility van",
    Essence: "petrol, gasoline, unleaded, petrol engine",
    Diesel: "diesel engine",
    Électrique:
      "electric, electric car, electric cars, EV, EVs, BEV, fully electric, all electric, battery electric, electric vehicle, pure electric, electric only, 100 electric, electrics, battery car, full electric, battery powered, electric vehicles, zero emission",
    Hybride: "hybrid, hybrid car, hybrids",
    "Hybride rechargeable":
      "plug in hybrid, plugin hybrid, plug in, PHEV, chargeable hybrid, plug in hybrids, plug-in, phevs, hybrid you can plug in, rechargeable hybrid, plug in electric hybrid",
    "Hybride léger": "mild hybrid, mild hybrids, micro hybrid",
    GPL: "autogas",
    "Gaz naturel": "natural gas, compressed natural gas",
    "Superéthanol E85": "flex fuel, flexifuel",
    Hydrogène: "hydrogen, fuel cell, hydrogen car",
    "Boîte automatique":
      "automatic, automatic gearbox, automatic transmission, auto gearbox, auto transmission, automatics, auto box, no clutch, self shifting, automated gearbox, dual clutch, auto trans, automatic box, auto gears, without a clutch, without clutch, no clutch pedal, no gear changing, automatic gears",
    "Boîte manuelle":
      "manual, manual gearbox, manual transmission, stick shift, stick, stickshift, with clutch, manual shift, manual box, manual gears, manual car, gear stick, with a clutch",
    "Traction avant": "front wheel drive, fwd, front wheel",
    Propulsion: "rear wheel drive, rwd, rear wheel",
    "4x4":
      "all wheel drive, four wheel drive, 4 wheel drive, four by four, awd, 4wd, all wheels drive, 4 wheels drive, off road, offroad, four wheel, 4 by 4, 4 x 4, awds, four wheel driven",
    Neuf: "new, brand new, new car, new cars, factory new",
    Démonstration:
      "demo car, demonstrator, ex demo, ex demonstrator, demo vehicle, demonstration car, demo, test car, display car, management car, showroom car",
    "0 km":
      "pre registered, preregistered, delivery mileage, zero km, zero kilometres, pre-registered, pre registration, 0 kilometres",
    Occasion:
      "used, used car, used cars, second hand, secondhand, pre owned, preowned, second-hand, previously owned, pre-loved, pre loved",
    "Première main":
      "one owner, first owner, 1 owner, one previous owner, single owner, only one owner, 1st owner, one owner only, one owner from new, 1 previous owner, one careful owner, just one owner, single previous owner, first hand",
    "Non accidenté":
      "no accident, no accidents, accident free, never crashed, no damage, no crash, never had an accident, not accident damaged, no previous accidents, accident-free, not been crashed, no accident history, without accidents, without accident, not crashed, no crash damage, never been in an accident, undamaged",
    "TVA déductible":
      "VAT deductible, VAT reclaimable, VAT qualifying, deductible VAT, reclaim VAT, ex vat, excluding vat, without vat, plus vat, vat deductable, reclaimable vat, vat refundable, net of vat, can reclaim vat, claim back vat, reclaim the vat, vat back, vat invoice, with vat, vat recoverable, recoverable vat, deduct vat, deduct the vat",
    "Sous garantie":
      "warranty, under warranty, manufacturer warranty, still under warranty, guarantee, manufacturer s warranty, factory warranty, dealer warranty, warranty remaining, extended warranty, still in warranty, guaranteed, with warranty, remaining warranty, with guarantee, manufacturers warranty, new car warranty",
    "Carnet d’entretien":
      "full service history, service history, service book, FSH, maintenance book, fully serviced, well maintained, serviced, full history, dealer serviced, with service history, maintenance history, maintenance records",
    "Contrôle technique valable":
      "MOT, valid MOT, roadworthy, technical inspection, valid inspection, inspected, roadworthiness test, technical control, long mot, new mot, passed inspection",
    "Prix réduit":
      "discount, discounted, on sale, special offer, special offers, deal, deals, reduced, reduced price, bargain, price drop, price reduced, clearance, promotion, promo, price cut, in the sale, bargains, price drops, reduced prices, discounts, knocked down, marked down",
    "Disponible immédiatement":
      "available, available now, in stock, ready to drive, immediate delivery, available immediately, ready now, ready to go, ready for delivery, fast delivery, quick delivery, not reserved, ready to drive away, drive away today, right now, right away, immediately available, can take home today, ready to collect, straight away, immediately",
    "Pas cher":
      "cheap, cheapest, low price, affordable, inexpensive, not expensive, budget car, least expensive, cheaper, low cost, low budget, bargain price, lowest price, good price, on a budget, not too expensive, as cheap as possible, cheapest first, by price, sort by price, sorted by price, lowest price first, low to high, not too pricey, budget friendly, cheapest possible, cheapie, dirt cheap, reasonably priced, good value, value for money, tight budget, small budget",
    "Faible kilométrage":
      "low mileage, few kilometres, few kilometers, low kilometres, low kilometers, low miles, low km, very low mileage, lowest mileage, fewest kilometres, fewest kilometers, fewest km, fewest miles, least kilometres, hardly driven, barely driven, not many kilometres, few miles, few km, not many km, as few kilometres as possible, as few km as possible, least mileage, lowest miles, lowest km, sort by mileage, by mileage, hardly used, barely used, not a lot of kilometres, low milage, low kms, low kilometrage, few kms, small mileage",
    Récente:
      "recent, newest, youngest, most recent, latest, recent model, newer, nearly new, almost new, young used, not too old, not old, late model, as new as possible, newest first, newest possible, almost brand new, as new, like new, not too many years, current model, latest model, sort by year, by year",
    Puissante:
      "powerful, most powerful, fast car, fast, sports car, sporty, sporty car, most power, fastest, lots of power, quick, performance car, powerful engine, as powerful as possible, most horsepower, most hp, strongest, quickest, lots of horsepower, lots of hp, more power, big engine, hot hatch",
    Cuir: "leather, leather seats, leather interior, full leather, leather upholstery, leather trim",
    "Tissu et cuir": "part leather, half leather, cloth and leather",
    Similicuir: "synthetic leather, vegan leather, fake leather, faux leather",
    Tissu: "cloth, cloth seats, fabric seats",
    Velours: "velvet",
    "Grand coffre":
      "big boot, large boot, big trunk, large trunk, spacious, roomy, lots of space, lots of room, plenty of room, room for, space for, huge boot, biggest boot, largest boot, enormous boot, massive boot, big luggage space, lots of luggage space, plenty of space, lots of boot space, big boot space, large boot space, room for a dog, room for the dog, space for a pram, room for a pram",
    "Petit SUV": "small suv, compact suv, mini suv",
    moto: "motorbike, motorbikes, motorcycle, motorcycles, moped",
    "camping-car": "motorhome, camper, campervan, camper van",
    vélo: "bicycle, bike, e bike, electric bike",
    tracteur: "tractor",
    "poids lourd": "lorry, lorries, heavy truck",
    "Marques allemandes": "german, germans",
    "Marques françaises": "french, french cars",
    "Marques italiennes": "italian",
    "Marques japonaises": "japanese, japanese cars",
    "Marques coréennes": "korean",
    "Marques américaines": "american",
    "Marques suédoises": "swedish",
    "Marques tchèques": "czech",
    "Marques espagnoles": "spanish",
    "Marques anglaises": "british, english",
    "Marques roumaines": "romanian",
    "Marques chinoises": "chinese",
    "Faible consommation":
      "economical, most economical, fuel efficient, low consumption, low fuel consumption, good mileage, good fuel economy, uses little fuel, frugal, efficient, good mpg, cheap to run, fuel saving, most fuel efficient, good on fuel, easy on fuel, low fuel use, as economical as possible, lowest consumption, lowest fuel consumption, low running costs, doesn t use much fuel, fuel economy, good on petrol, good consumption",
    "La plus grande autonomie":
      "longest range, biggest range, best range, highest range, most range, maximum range, greatest range, biggest battery, largest battery, as much range as possible, goes furthest, goes the furthest, furthest range, with the most range",
    "Grande autonomie":
      "long range, big range, good range, large range, big battery, large battery, decent range, long distance, long distances, long trips, goes far, drives far, high range",
    "Full hybrid":
      "full hybrid, self charging hybrid, self charging, non plug in hybrid, hybrid without plug, normal hybrid",
    Thermique: "combustion engine, combustion, ICE, internal combustion",
    Électrifiée: "electrified",
    Éthanol: "ethanol, bioethanol",
    Minibus: "minibus, mini bus, passenger van",
    "7 places et plus":
      "large family, big family, third row, three rows, third row of seats, 7 or more seats, third row seats, 7 seats or more, seven or more seats, big families, 5 kids, five kids, 4 kids, four kids, four children, five children",
    "Haut de gamme": "luxury, luxurious, premium, luxury car, high end, most expensive, executive car",
    "Avec mensualité":
      "hire purchase, car loan, finance, financing, on finance, loan, in instalments, installments, monthly payments, pay monthly, credit, financed, pcp, pay in instalments, in monthly instalments, monthly instalments, financing available, on credit, with finance, spread the cost",
    "Radars avant et arrière":
      "parking sensors front and rear, front and rear parking sensors, front and rear sensors, parking sensors front and back, sensors front and back",
    "Sièges chauffants avant et arrière":
      "heated seats front and rear, front and rear heated seats, heated front and rear seats",
    "voiture sans permis":
      "licence free car, moped car, license free car, car without licence, no licence, without a licence",
    quad: "quad bike, atv",
    caravane: "caravan",
    remorque: "trailer",
    bateau: "boat",
    "Pick-up": "pickup truck, pick up truck, pickup",
  },
  equipment: {
    tyre_pressure_monitoring: "tyre pressure monitoring, tire pressure monitoring, tyre pressure sensors",
    alarm: "alarm system, car alarm",
    central_locking: "central locking",
    emergency_brake_assist: "emergency braking, automatic emergency braking, emergency brake, brake assist",
    fatigue_warning: "driver alert, drowsiness detection",
    fog_lights: "fog lights, fog lamps",
    led_headlights: "LED headlights, LED lights, LED lamps",
    matrix_headlights: "matrix headlights, matrix LED headlights, matrix lights, matrix",
    xenon_headlights: "xenon headlights, xenon lights",
    daytime_running_lights: "daytime running lights",
    cornering_lights: "cornering lights",
    high_beam_assist: "high beam assist, auto high beam",
    rain_sensor: "rain sensor, rain sensing wipers",
    speed_limiter: "speed limiter",
    spare_wheel: "spare wheel, spare tyre, spare tire",
    automatic_climate_control:
      "climate control, automatic climate control, automatic air conditioning, automatic climate, auto climate, auto aircon",
    two_zone_climate_control: "dual zone climate control, dual zone, two zone climate control, dual climate",
    three_zone_climate_control: "three zone climate control, tri zone climate control",
    auxiliary_heating: "auxiliary heating, parking heater, auxiliary heater, pre heating",
    heat_pump: "heat pump",
    heated_seats:
      "heated seats, heated seat, heated front seats, seat heating, warm seats, seats that heat, seat heaters, seat heater, bum warmers, heated leather seats, heating in the seats, seats heated, seat warmers",
    heated_rear_seats: "heated rear seats, heated back seats",
    ventilated_seats: "ventilated seats, cooled seats, air conditioned seats",
    massage_seats: "massage seats, massaging seats",
    electric_seats:
      "electric seats, power seats, electrically adjustable seats, electric seat, power seat, electrically adjustable seat",
    memory_seats: "memory seats, seat memory",
    sport_seats: "sport seats, sports seats, bucket seats",
    lumbar_support: "lumbar support",
    folding_rear_seats: "folding rear seats, fold down seats",
    armrest: "armrest, arm rest",
    heated_steering_wheel: "heated steering wheel, heated wheel",
    leather_steering_wheel: "leather steering wheel",
    multifunction_steering_wheel: "multifunction steering wheel",
    paddle_shifters: "paddle shifters, paddles, paddle shift",
    electric_windows: "electric windows, power windows, electric window",
    electric_mirrors: "electric mirrors, power mirrors",
    folding_mirrors: "folding mirrors, power folding mirrors",
    heated_windscreen: "heated windscreen, heated windshield",
    keyless_entry:
      "keyless entry, keyless, keyless access, keyless go entry, no key, without a key, without key, keyless unlocking, keyless opening, proximity key",
    keyless_start: "keyless start, push button start, start button, keyless go",
    electric_tailgate:
      "electric tailgate, power tailgate, electric boot, power liftgate, electric trunk, powered tailgate, automatic boot, automatic tailgate, automatic trunk, hands free tailgate, electric boot lid, boot that opens itself, boot opens automatically, electric opening boot, automatic boot opening, powered boot, power boot, electrically opening boot, auto boot",
    ambient_lighting: "ambient lighting, ambient light, mood lighting",
    electric_parking_brake: "electric parking brake, electric handbrake",
    hands_free: "hands free, handsfree",
    navigation_system:
      "sat nav, satnav, navigation, navigation system, satellite navigation, nav, gps, built in gps, inbuilt navigation, built in navigation, navi, sat-nav, nav system, satnavs",
    touchscreen: "touch screen, touchscreen, big screen",
    wireless_charging: "wireless charging, wireless phone charging, wireless charger",
    voice_control: "voice control",
    digital_cockpit:
      "digital cockpit, digital dashboard, digital dash, virtual cockpit, digital instrument cluster, digital display, digital instruments, digital dials, digital speedometer",
    head_up_display: "head up display, heads up display, HUD, windscreen display, head-up",
    sound_system:
      "sound system, premium sound, premium audio, good speakers, good sound system, good stereo, stereo, premium sound system, good audio, bose, harman kardon, good sound, nice sound system, great sound",
    on_board_computer: "on board computer, trip computer",
    rear_entertainment: "rear entertainment",
    cruise_control: "cruise control, cruise, cruise-control, speed control",
    adaptive_cruise_control:
      "adaptive cruise control, adaptive cruise, radar cruise control, ACC, radar cruise, distance cruise control, intelligent cruise control, smart cruise control, cruise control with distance",
    lane_assist:
      "lane assist, lane keeping, lane keep assist, lane keeping assist, lane keep, stays in lane, lane assistance, lane keeper",
    lane_departure_warning: "lane departure warning",
    blind_spot_monitor:
      "blind spot, blind spot monitor, blind spot monitoring, blind spot assist, blind spot detection, blindspot, blind spot warning, blind spot sensor, blind spot sensors, blind spot alert",
    cross_traffic_alert: "cross traffic alert",
    traffic_sign_recognition: "traffic sign recognition, sign recognition",
    hill_start_assist: "hill start assist, hill assist, hill hold",
    hill_descent_control: "hill descent control",
    parking_sensors_front: "front parking sensors, front sensors",
    parking_sensors_rear:
      "parking sensors, rear parking sensors, reversing sensors, rear sensors, park sensors, parking aid, parking sensor, pdc, parking help, sensors, parking beepers, reverse sensors, park distance control, parking radar, rear parking sensor",
    rear_camera:
      "reversing camera, rear camera, backup camera, back up camera, rear view camera, parking camera, camera, rear-view camera, reverse camera, rearview camera, back camera, parking cam, reverse cam, reversing cam, camera for parking, backup cam, rear cam, rear facing camera, camera at the back, reversing cameras",
    camera_360: "360 camera, 360 degree camera, surround view, surround view camera",
    park_assist:
      "park assist, self parking, automatic parking, parking assist, parks itself, parks by itself, self-parking, automatic parking assist, auto park, park itself",
    night_vision: "night vision",
    driving_modes: "driving modes, drive modes",
    traffic_jam_assist: "traffic jam assist",
    alloy_wheels:
      "alloys, alloy wheels, alloy rims, black wheels, black alloys, alloy wheel, wheels, nice wheels, aluminium wheels, alloy rim, alu wheels, rims",
    metallic_paint: "metallic, metallic paint",
    panoramic_roof:
      "panoramic roof, panoramic sunroof, glass roof, pano roof, panorama roof, panoramic glass roof, full glass roof, big glass roof, pano, panoramic glass, glass panoramic roof, panorama sunroof, see through roof",
    sunroof: "sunroof, sun roof, moonroof, opening roof",
    roof_rails: "roof rails, roof bars",
    tow_bar:
      "tow bar, towbar, tow hook, towing hook, hitch, tow hitch, trailer hitch, towing bar, trailer hook, tow-bar, towing eye, to pull a trailer, pull a trailer, tow a caravan, tow a trailer, tow a horsebox, with a tow bar, to tow, tow hitch bar, tow a boat, pull a caravan, tow my caravan, tow my trailer, pull a horsebox, hook for trailer, trailer coupling",
    removable_tow_bar: "removable tow bar, detachable tow bar, removable towbar, detachable towbar",
    swivel_tow_bar: "swivel tow bar, retractable tow bar, electric tow bar, swivelling tow bar",
    tinted_windows: "tinted windows, tinted glass",
    privacy_glass: "privacy glass",
    sport_suspension: "sport suspension, sports suspension",
    air_suspension: "air suspension, adaptive air suspension",
    sport_package: "sport package, sports package, sport pack",
    winter_package: "winter package, winter pack",
    winter_tyres:
      "winter tyres, winter tires, winter wheels, snow tyres, winter tire, winter tyre, snow tires, with winter tyres, snow tyre, set of winter tyres, winter wheel set",
    all_season_tyres: "all season tyres, all season tires, all weather tyres",
    fast_charging:
      "fast charging, rapid charging, fast charger, quick charging, dc charging, fast dc charging, supercharging, charges fast, charge fast, charges quickly, rapid charge, fast charge, quick charge, dc fast charging",
    charging_cable: "charging cable, charge cable",
    sliding_door: "sliding door, side door, sliding doors, side sliding door, side loading door",
    double_sliding_doors:
      "two sliding doors, double sliding doors, twin sliding doors, sliding doors both sides, sliding doors on both sides, sliding door both sides, sliding door on each side, sliding door on both sides, sliding doors left and right, 2 sliding doors",
    rear_double_doors: "barn doors, rear doors",
    partition_wall: "partition wall, bulkhead",
    roof_rack: "roof rack",
    ladder_rack: "ladder rack",
    refrigerated:
      "refrigerated, refrigerated van, fridge van, refrigerated truck, refrigeration, fridge, cooled van, chiller van, freezer van",
    tail_lift: "tail lift, tail-lift, loading ramp, taillift, hydraulic lift, lifting platform",
    crew_cab: "crew cab, double cab, double cabin",
    long_wheelbase: "long wheelbase, LWB",
    high_roof: "high roof",
    apple_carplay: "wireless carplay, wireless apple carplay, car play, apple car play, iphone",
    android_auto: "wireless android auto",
    isofix:
      "child seat, child seats, child seat anchors, isofix points, baby seat, baby seat fixings, child seat fixings, car seat fixings, iso fix",
  },
  colours: {
    white: "white, pearl white",
    black: "black, jet black",
    grey: "grey, gray, dark grey, light grey, anthracite grey",
    silver: "silver",
    blue: "blue, dark blue, light blue, navy, navy blue",
    red: "red, dark red, burgundy",
    green: "green, dark green, light green",
    beige: "cream, sand",
    brown: "brown",
    yellow: "yellow",
    purple: "purple, violet",
    gold: "gold, golden",
  },
  seats: {},
  doors: {},
  units: {
    monthly:
      "a month, per month, monthly, each month, every month, pm, a month max, euros a month, per month max, monthly max, p m, pcm, p/m",
    mileage:
      "kilometres, kilometers, km on the clock, k km, thousand km, thousand kilometres, k kilometres, clicks, k kilometers, km done, kilometres on the clock, kms",
    miles: "miles, mile, miles on the clock, k miles, thousand miles",
    rangeMiles: "miles range, miles of range, mile range, miles electric range, miles on a charge",
    range: "km range, km of range, kilometres range, kilometres of range, km electric range, km on electric",
    horsepower: "hp, bhp, horsepower, horse power, horses, ps",
    kilograms: "kg towing capacity, kilograms, kg trailer, kg towing",
    doors: "door, doors",
    children: "children, kids, child seats, baby seats, car seats, child, kid",
    seats: "seat, seats, seater, seaters, people, passengers, persons, seating, seated, adults",
    age: "year, years, years old, year old, yrs, yr, yrs old, year olds",
    months: "month, months",
    warranty: "months warranty",
    warrantyYears: "years warranty, year warranty",
    price: "euros, quid, eur cash",
    owners: "owners, previous owners, previous owner, keepers, keeper",
    consumption:
      "litres per 100 km, liters per 100 km, l per 100 km, litres per 100, liters per 100, litres for 100 km",
    battery: "kwh battery, kilowatt hours",
    cylinders: "cylinders",
    co2: "grams co2, grams",
    unstated: "litre boot, liter boot, litres boot, liters of boot, litres of boot space, inch wheels, inches, mph",
    net: "ex vat, plus vat, excluding vat, without vat, euro ex vat, euro excluding vat, euro plus vat, euros plus vat",
    tonnes: "tonnes, tons, ton, tonne",
  },
  subjects: {
    price:
      "price, priced, budget of, price of, cost, costs, costing, budget, budget is, budget up to, max price, maximum price, price range",
    monthly: "monthly payment, instalment, monthly, monthly rate, per month, monthly budget",
    mileage: "mileage, mileage of, mileage under, odometer, kilometers, kilometres",
    range: "range, electric range, range of",
    horsepower: "power",
    kilograms:
      "towing capacity, tow, to tow, towing, can tow, able to tow, capable of towing, towing weight, tows, trailer weight, pull",
    year: "year, registered, first registered, registration, model year, from the year, from year, built, built in, built after, made in, year from, age, plate, model from, manufactured",
    warranty: "warranty, with warranty, with a warranty",
    consumption: "consumption, fuel consumption, average consumption, consumes, uses",
    battery: "battery, battery of, battery capacity",
    co2: "co2 emissions, emissions",
    euro: "emission standard, euro norm",
    unstated: "boot, boot space, boot of, trunk, trunk space, payload, charger, torque, charging power",
    people: "family of, we are",
    net: "net price, ex vat, excluding vat, without vat",
  },
  comparators: {
    max: "up to, at most, not more than, no more than, maximum of, max of, a maximum of, limit of, no higher than, not exceeding, maximum, below or equal to, at maximum, no more then, upto, up till, till, until, within, not above, not over, capped at, at the most",
    below:
      "under, below, less than, fewer than, before, cheaper than, not over, less then, lower than, beneath, smaller than",
    min: "from, at least, minimum of, since, starting from, minimum, a minimum of, starting at, not less than, no less than, atleast, at minimum, no older than model, upwards of, no smaller than",
    above:
      "over, more than, above, after, bigger than, bigger then, more then, greater than, higher than, in excess of",
    about:
      "about, around, roughly, approximately, approx, around about, circa, ca, in the region of, more or less, give or take, somewhere around",
    older: "older than",
    newer: "newer than, younger than",
    notOlder: "not older than, no older than",
  },
  trailingComparators: {
    max: "or less, or under, at most, or below, tops, max, maximum, or so max, or fewer, or lower, at the most",
    min: "or more, or above, and up, or over, at least, minimum, upwards, onwards, onward, min, plus, or better, or higher, and over, and above",
    notOlder: "or newer, or younger, or later, and newer, and later, or more recent",
    notNewer: "or older, or earlier, and older",
  },
  // biome-ignore format: a line of numbers
  numbers: { two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12, thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18, nineteen: 19, twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90, hundred: 100, thousand: 1000 },
  not: "not, no, nothing, without, except, but not, anything but, neither, nor, never, no more, don t want, do not want, not a, other than, apart from, any colour except, any color except, any colour but, any color but, everything except, all except, excluding, not in, avoid",
  interior: "interior, leather, leather seats, leather interior, upholstery, seats",
  colourBeforeInterior: "any",
  near: "near, close to, nearby, around, next to, not far from, in the area of, near to, in the region of, region, in the vicinity of, vicinity, i live in, we live in, living in, not too far from, close by, by",
  smallWords:
    "a, an, the, and, or?, with, for, of, to, in, at, on?, by, is, it, its, are, that, which, has, have, having, do, does, you, your, we, i, im, i m, my, our, me, any, some, all?, only, just, very, want, wants, wanted, need, needs, looking for, looking, look, search, searching, buy, buying, purchase, find, show, please, hello, hi, thanks, thank you, would, like, would like, i d like, can, could, there, what, where, car?, cars?, vehicle, vehicles, automobile, model, make, colour, color, engine, young driver, first car, new driver, learner, family, my family, wife, husband, son, daughter, kids, company car, company cars, work car, city, town, good, nice, reliable, something, anything, one?, sale?, for sale, interior?, seats, hey, dear, thx, cheers, this, these, those, they, be, been, am, was, will, should, must, might, may?, available for, interested in, interested, i want, i need, i am, we are, we re, we need, we want, let me, show me, get, got, give, offer?, offers?, your stock, in your stock, possible, possibly, if possible, ideally, preferably, prefer, like?, maybe, daily, everyday, commute, commuting, commuter, school run, students, student, retired, grandma, dog, baby, pram, stroller, holiday, holidays, trips, travel, motorway, highway, winter, snow, much, many, lot, lots, decent, great, condition, good condition, excellent condition, clean, well, kept, well kept, type, kind, kind of, sort of, brand, brands, make?, makes, models, either, too, also, it s, there s, s, really, quite, pretty, pls, plz, ur, im looking, lookin for, after?, about?, old?, price?, with a, more, most, gearbox, box, first, ours, mum, mom, dad, parents, gran, granny, girlfriend, boyfriend, teenager, teen, driver, drivers, license, licence, just passed, passed my test, drive, drives, driving, driven, to drive, to work, work, for work, drive to work, shopping, second car, 2nd car, runaround, non smoker, non smoking, pet, nice looking, good looking, comfy, comfortable, safe, safest, sturdy, modern, practical, easy to park, easy, stylish, cool, suitable, perfect, ideal, best, top, fully loaded, well equipped, fitted with, equipped with, equipped, included, including, incl, must have, must be, has to have, has to be, have to, needs to be, needs to have, don t mind, doesn t matter, not fussed, any colour, any color, any make, any brand, whatever, around town, about town, ish, got any, have you got, do you have, do you sell, are there, is there, what have you got, who, how, much is, how much, cost?, sell, selling, buyers, customer, business, company, self employed, tradesman, builder, private, people?, thing, stuff, ok, okay, fine, no problem, not important",
};
