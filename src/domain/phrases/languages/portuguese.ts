import type { LanguageWords } from "./language-words.ts";

export const PORTUGUESE: LanguageWords = {
  endings: "o, a, os, as",
  topics: {
    SUV: "todo o terreno SUV, suvs, suv grande, carro alto, jipinho, posição alta, SUV familiar, jipe urbano, todo-o-terreno",
    Break:
      "carrinha, station, perua, carrinha familiar, carrinhas, station wagon, carrinha grande, carrinha para a família, break",
    Berline: "berlina, sedan, quatro portas berlina, sedã, berlinas, sedans, quatro portas sedan",
    "Berline compacte": "compacto, carro compacto, hatchback, dois volumes",
    Citadine:
      "citadino, carro citadino, carro pequeno, pequeno carro, utilitário pequeno, carro de cidade, carro para a cidade, citadinos, pequeno, pequena, mais pequeno, carro pequenino, carro urbano, carrito, carros pequenos, carro pequeno de cidade, carrinho, para a cidade, para andar na cidade, carro citadino pequeno, citadina, citadinas, mais pequena",
    Crossover: "crossover",
    Monospace: "monovolume, minivan, monovolumes",
    Familiale:
      "carro familiar, carro de família, carro para a família, familiar, carro grande, carro grande para a família, carro espaçoso, carro para família, viatura familiar, carro para toda a família, para a família, viatura de família, carro de família grande, familiares",
    Coupé: "cupê, coupe desportivo, coupé",
    Cabriolet: "descapotável, descapotáveis, conversível, cabriolé, cabrio, cabriolet, carro aberto",
    Utilitaire:
      "carrinha de trabalho, carrinha comercial, comercial, furgão, furgoneta, carrinha de mercadorias, veículo comercial, viatura comercial, ligeiro de mercadorias, carrinha fechada, carrinha furgão, carrinha para trabalhar, comerciais, viatura de mercadorias, furgões, carrinha de obras, carrinhas comerciais, carrinha de caixa, carrinha para obras, carrinha de entregas, viatura de trabalho, veículo de trabalho, comerciais ligeiros, carrinha para o trabalho, utilitário, caixa aberta comercial?",
    Essence:
      "gasolina, a gasolina, motor a gasolina, gasolina sem chumbo, motor gasolina, movido a gasolina, gasolinas",
    Diesel:
      "gasóleo, a gasóleo, diesel, a diesel, gasoleo, motor diesel, gásoleo, gasóleos, motor a gasóleo, movido a gasóleo, motor a diesel, motor gasóleo, gazole?",
    Électrique:
      "elétric-, eléctric-, totalmente elétric-, 100 elétric-, carro elétrico, carros elétricos, veículo elétrico, elétricos, elétrica, elétricas, eléctrico, eléctrica, electrico, eletrico, 100 elétrico, totalmente elétrico, a bateria, a eletricidade, carros eléctricos, só elétrico, 100 por cento elétrico, motor elétrico, a pilhas, carro a bateria, a electricidade, elétricos puros",
    Hybride:
      "híbrid-, hibrid-, carro híbrido, híbrido, híbrida, híbridos, híbridas, hibrido, hibridos, carros híbridos, motor híbrido",
    "Hybride rechargeable":
      "híbrid- plug in, híbrid- recarregável, plug in, plugin, híbrid- de carregar, híbrido recarregável, híbridos plug-in, híbrido de carregar, híbrido carregável, híbrido de ligar à tomada, híbrido com tomada, híbridos recarregáveis, híbrida plug-in, híbridos plug in, phev, híbrido que se carrega, híbrido de carregar na tomada, plug-in",
    "Hybride léger":
      "híbrid- ligeiro, mild hybrid, semi híbrid-, híbrid- não recarregável, híbrido ligeiro, híbrido leve, micro híbrido, semi híbrido",
    GPL: "GPL, a GPL, gás GPL",
    "Gaz naturel": "gás natural",
    "Superéthanol E85": "flexfuel, flex",
    Éthanol: "etanol, bioetanol",
    Hydrogène: "hidrogénio, hidrogênio, pilha de combustível",
    "Boîte automatique":
      "automátic-, caixa automática, caixa de velocidades automática, mudanças automáticas, câmbio automático, transmissão automática, caixa auto, automático, automática, automáticos, automáticas, de mudanças automáticas, dupla embraiagem, de caixa automática, com mudanças automáticas, sem embraiagem, sem mudanças, cx automática, cx auto, velocidades automáticas, caixa automatica, mudanças automaticas",
    "Boîte manuelle":
      "manual, caixa manual, caixa de velocidades manual, mudanças manuais, câmbio manual, transmissão manual, manuais, de mudanças, de caixa manual, velocidades manuais, com embraiagem, cx manual, mudanças manual",
    "Traction avant": "tração dianteira, tracção dianteira, tração à frente",
    Propulsion: "tração traseira, tracção traseira, propulsão",
    "4x4":
      "tração integral, tracção integral, tração às quatro rodas, tracção às quatro rodas, quatro rodas motrizes, tração total, jipe, jipes, todo o terreno, 4 rodas motrizes, tração às 4, tração 4x4, tração nas 4 rodas, tração às 4 rodas, tracção às 4 rodas, 4 por 4, quatro por quatro, tração 4 rodas, tração nas quatro rodas, tracção total, todo terreno, 4 x 4",
    Neuf: "nov-, carro novo, carros novos, zero quilómetros, viatura nova, novo em folha, nova em folha, zero, nunca usado, nunca matriculado, viaturas novas, a estrear",
    Démonstration:
      "demonstração, carro de demonstração, viatura de demonstração, carro de serviço da marca, carro de serviço do stand, carro de exposição, viatura de direção",
    "0 km": "matrícula de um dia, km 0, quilómetro zero, zero quilómetros, zero km, 0 quilómetros, pré matriculado",
    Occasion:
      "usad-, segunda mão, em segunda mão, seminov-, carro usado, carros usados, ocasião, de ocasião, carro de ocasião, de segunda mão, usados, usadas, carros em segunda mão, em 2ª mão, 2ª mão, 2a mão, carros de ocasião, ocasiões, viatura usada, viaturas usadas",
    "Première main":
      "primeira mão, primeiro dono, um dono, um só dono, único dono, primeiro proprietário, 1 dono, único proprietário, 1º dono, só um dono, um proprietário, 1ª mão, 1a mão, apenas um dono, de um só dono, só teve um dono, primeiro e único dono, um único dono, 1 só dono, primeira dona",
    "Non accidenté":
      "sem acidentes, sem acidente, nunca acidentado, não acidentado, sem sinistros, nunca teve acidentes, nunca teve acidente, sem qualquer acidente, nunca bateu, nunca batido, sem batidas, sem toques, não batido, livre de acidentes",
    "TVA déductible":
      "IVA dedutível, IVA recuperável, com IVA, deduzir IVA, recuperar o IVA, IVA descontável, sem IVA, TVA dedutível, deduzir o IVA, com fatura, com IVA dedutível, IVA discriminado, recuperar IVA, recupera IVA, com IVA discriminado, iva incluído dedutível, fatura com IVA, deduz IVA, dedução do IVA",
    "Sous garantie":
      "garantia, na garantia, garantia de fábrica, garantia da marca, ainda garantia do fabricante, em garantia, com garantia, garantia ativa, ainda com garantia, ainda na garantia, garantia do fabricante, com garantia de fábrica, garantia do stand",
    "Carnet d’entretien":
      "livro de revisões, revisões feitas, histórico de manutenção, livro de manutenção, manutenção em dia, revisões em dia, com revisões, histórico de revisões, bem tratado, revisões na marca, livro de revisões completo, com livro de revisões, revisões todas na marca, revisões todas feitas, revisões carimbadas, bem cuidado, bem estimado, bem conservado, manutenção feita, com histórico, histórico completo",
    "Contrôle technique valable":
      "inspeção, inspeção feita, inspeção válida, inspecção, inspeção em dia, com inspeção, controlo técnico, com inspeção válida, inspecção em dia, inspeção nova, inspeção recente, com inspecção, controlo técnico em dia, inspeção aprovada",
    "Prix réduit":
      "promoção, em promoção, desconto, com desconto, oferta, saldo, saldos, preço reduzido, baixa de preço, ofertas, baixou de preço, campanha, oportunidade, em saldo, em desconto, com promoção, promoções, descontos, preço baixou, rebaixado, rebaixados, preços reduzidos, liquidação, campanhas",
    "Disponible immédiatement":
      "disponível, disponível já, entrega imediata, disponível imediatamente, em stock, disponíveis, pronta entrega, não reservado, disponível agora, disponível hoje, pronto a andar, pronto a levar, pronto para levar, já disponível, para levar já, disponível de imediato, entrega rápida, em stock já",
    "Pas cher":
      "barat-, mais barat-, em conta, económic- de preço, preço baixo, baixo preço, acessível, não muito caro, mais barato, mais barata, mais baratos, preço mais baixo, menor preço, baratinho, bom preço, económico de preço, pouco dinheiro, que não seja caro, não caro, o mais barato possível, mais barato possível, os mais baratos primeiro, mais baratos primeiro, por preço, ordenado por preço, do mais barato ao mais caro, pouco orçamento, orçamento baixo, orçamento pequeno, barato barato, preço acessível, a bom preço, bons preços, não muito cara, que não seja muito caro, económico de comprar, baratucho, baratinhos, preço mínimo",
    "Faible kilométrage":
      "poucos quilómetros, poucos km, pouca quilometragem, baixa quilometragem, pouco rodad-, poucos kms, pouco rodado, pouco rodada, poucos quilometros, menos quilómetros, menos km, menor quilometragem, com menos quilómetros possível, o menos quilómetros possível, menos quilómetros possível, poucos quilómetros feitos, poucos kms feitos, pouco andado, quilometragem baixa, com poucos quilómetros, baixos quilómetros, menos rodado, não muitos quilómetros, que tenha poucos km",
    Récente:
      "recente, mais recente, recentes, mais novo, mais nova, mais recentes, seminovo, semi novo, quase novo, não muito velho, pouco uso, o mais recente possível, mais recente possível, mais recentes primeiro, quase nova, pouco usado, último modelo, modelo recente, modelos recentes, não muito antigo, não muito velha, não seja velho, que não seja velho",
    Puissante:
      "potente, mais potente, mais potência, mais cavalos, com potência, rápid-, desportivo, desportiva, carro desportivo, rápido, mais rápido, muita potência, carro rápido, motor potente, muitos cavalos, o mais potente possível, muito potente, muita força, com força, motor forte, rápida, rápidos, desportivos, mais forte, com muitos cavalos",
    Cuir: "couro, pele, estofos em pele, bancos em pele, bancos de couro, interior em pele, estofos de couro, bancos em couro, bancos de pele, estofos em couro, estofos em pele, interior em couro, interior em pele, bancos de couro, bancos de pele, couro, em pele, em couro",
    "Tissu et cuir": "meia pele, tecido e pele, meio couro",
    Similicuir: "pele sintética, couro sintético",
    Tissu: "tecido, bancos em tecido",
    Velours: "veludo",
    "Grand coffre":
      "porta bagagens grande, mala grande, bagageira grande, muito espaço, espaço para, espaços-, grande porta bagagens, grande mala, porta-bagagens grande, grande bagageira, grande porta-bagagens, espaçoso, espaçosa, muita mala, mala espaçosa, bagageira espaçosa, bagageira enorme, mala enorme, mala muito grande, boa mala, boa bagageira, com espaço, muito espaçoso, com muito espaço, espaço para o cão, espaço para carrinho de bebé, espaço para o carrinho, muito espaço na mala, maior mala, maior bagageira",
    "Petit SUV": "suv pequeno, pequeno suv, suv compacto",
    moto: "mota, motas, motociclo, lambreta",
    "camping-car": "autocaravana, caravana motorizada, motorhome",
    vélo: "bicicleta, bicicletas, bicicleta elétrica",
    tracteur: "trator",
    "poids lourd": "camião, camiões, caminhão",
    "voiture sans permis": "carro sem carta, mata velhos",
    "Marques allemandes": "alemão, alemã, alemães, alemãs, marca alemã, marcas alemãs",
    "Marques françaises": "francês, francesa, franceses, francesas, marca francesa",
    "Marques italiennes": "italiano, italiana, italianos, italianas, marca italiana",
    "Marques japonaises": "japonês, japonesa, japoneses, japonesas, marca japonesa",
    "Marques coréennes": "coreano, coreana, coreanos, coreanas, marca coreana",
    "Marques américaines": "americano, americana, americanos, americanas",
    "Marques suédoises": "sueco, sueca",
    "Marques tchèques": "checo, checa",
    "Marques espagnoles": "espanhol, espanhola",
    "Marques anglaises": "inglês, inglesa, britânico",
    "Marques roumaines": "romeno, romena",
    "Marques chinoises": "chinês, chinesa, chineses",
    "Faible consommation":
      "económico, económica, pouco consumo, baixo consumo, consumo baixo, gasta pouco, que gaste pouco, que gasta pouco, poupado, consome pouco, baixos consumos, mais económico, poupança, que consome pouco, que consuma pouco, que gaste o mínimo, consumo reduzido, consumos baixos, poupadinho, consumo mais baixo, menor consumo, gasta pouca gasolina, gasta pouco gasóleo, que não gaste muito, não gaste muito, gaste pouco",
    "La plus grande autonomie":
      "maior autonomia, mais autonomia, melhor autonomia, autonomia máxima, maior bateria, o máximo de autonomia, com maior autonomia, com mais autonomia, que anda mais",
    "Grande autonomie":
      "grande autonomia, muita autonomia, boa autonomia, longa autonomia, bateria grande, com boa autonomia, com muita autonomia, autonomia grande, viagens longas, longas distâncias, autonomia alta, autonomia elevada",
    "Full hybrid":
      "híbrido completo, full hybrid, híbrido não plug-in, híbrido sem tomada, híbrido normal, híbrido auto recarregável",
    Thermique: "motor de combustão, combustão, a combustão, térmico",
    Électrifiée: "eletrificado, eletrificada",
    Minibus: "minibus, mini autocarro, carrinha de 9 lugares, carrinha de passageiros",
    "7 places et plus":
      "família numerosa, grande família, terceira fila, três filas, famílias numerosas, família grande, 7 lugares ou mais, sete lugares ou mais, 4 filhos, 5 filhos, quatro filhos, cinco filhos, 3 filas",
    "Haut de gamme": "luxo, de luxo, luxuoso, carro de luxo, mais caro, topo de gama, premium",
    "Avec mensualité":
      "financiamento, financiado, financiada, a prestações, prestações, crédito, com crédito, crédito automóvel, pagar por mês, em prestações, empréstimo, a crédito, pagar em prestações, pagamento mensal, pagamento em prestações, com financiamento, financiar, pagar às prestações, mensalidades, sem entrada, para financiar",
    "Radars avant et arrière":
      "sensores de estacionamento à frente e atrás, sensores à frente e atrás, sensores dianteiros e traseiros, sensores de estacionamento dianteiros e traseiros, sensores frente e trás",
    quad: "moto 4, moto quatro",
    caravane: "caravana, rulote",
    remorque: "atrelado",
    bateau: "barco",
    "Pick-up":
      "pickup, pick up, carrinha de caixa aberta, caixa aberta, pick-up, pickups, carrinha de caixa aberta 4x4",
  },
  equipment: {
    isofix:
      "cadeira de bebé, fixação Isofix, cadeira de criança, cadeirinhas, isofix atrás, cadeira bebé, cadeirinha, cadeiras auto",
    tyre_pressure_monitoring: "sensor de pressão, controlo da pressão dos pneus",
    alarm: "alarme",
    central_locking: "fecho central, fecho centralizado",
    emergency_brake_assist: "travagem de emergência, travagem automática",
    fog_lights: "faróis de nevoeiro, luzes de nevoeiro",
    led_headlights: "faróis LED, luzes LED, full LED, luzes full led, faróis full led, leds",
    matrix_headlights: "faróis matrix, luzes matrix",
    xenon_headlights: "xénon, faróis de xénon, faróis xenon",
    rain_sensor: "sensor de chuva",
    speed_limiter: "limitador de velocidade, limitador",
    spare_wheel: "pneu suplente, roda suplente, roda sobresselente, pneu sobresselente",
    automatic_climate_control:
      "ar condicionado automático, climatização automática, clima automático, ac automático, AC auto, climatização, ar condicionado auto",
    two_zone_climate_control:
      "ar condicionado bizona, climatização bizona, ar condicionado dupla zona, ar condicionado bi zona, clima bizona, bizona, ac bizona",
    auxiliary_heating: "aquecimento auxiliar, aquecimento estacionário",
    heat_pump: "bomba de calor",
    heated_seats:
      "bancos aquecidos, bancos aquecidos à frente, assentos aquecidos, aquecimento dos bancos, banco aquecido, bancos com aquecimento, bancos quentes, bancos que aquecem, assentos com aquecimento, aquecimento nos bancos, bancos aquecíveis, bancos em pele aquecidos, bancos dianteiros aquecidos, assento aquecido",
    heated_rear_seats: "bancos traseiros aquecidos, bancos aquecidos atrás",
    ventilated_seats: "bancos ventilados, bancos refrigerados, bancos arrefecidos, bancos com ventilação",
    massage_seats: "bancos com massagem, bancos de massagem, massagem",
    electric_seats: "bancos elétricos, bancos eléctricos, bancos com regulação elétrica",
    memory_seats: "bancos com memória",
    sport_seats: "bancos desportivos",
    folding_rear_seats: "bancos rebatíveis",
    armrest: "apoio de braço, apoio de braços",
    heated_steering_wheel: "volante aquecido, volante que aquece, volante com aquecimento",
    leather_steering_wheel: "volante em pele, volante em couro",
    multifunction_steering_wheel: "volante multifunções",
    paddle_shifters: "patilhas no volante",
    electric_windows: "vidros elétricos, vidros eléctricos",
    electric_mirrors: "espelhos elétricos",
    folding_mirrors: "espelhos rebatíveis, retrovisores rebatíveis",
    heated_windscreen: "para brisas aquecido",
    keyless_entry:
      "sem chave, acesso sem chave, chave mãos livres, keyless, chave inteligente, acesso mãos livres, abertura sem chave, entrada sem chave",
    keyless_start: "arranque sem chave, botão start, botão de arranque, botão start stop, arranque por botão",
    electric_tailgate:
      "mala elétrica, porta bagagens elétrico, bagageira elétrica, portão elétrico, mala automática, porta-bagagens elétrico, mala que abre sozinha, bagageira automática, porta da mala elétrica, mala eléctrica, portão traseiro elétrico, bagageira eléctrica, abertura automática da mala",
    ambient_lighting: "luz ambiente, iluminação ambiente",
    electric_parking_brake: "travão de mão elétrico",
    hands_free: "mãos livres, kit mãos livres, kit mãos-livres",
    navigation_system: "navegação, sistema de navegação, GPS, com GPS, navegador, gps integrado, navi",
    touchscreen: "ecrã tátil, ecrã táctil",
    wireless_charging: "carregamento sem fios, carregador sem fios, carregador por indução",
    voice_control: "comando por voz",
    digital_cockpit:
      "painel digital, cockpit digital, painel de instrumentos digital, quadrante digital, painel todo digital, cockpit virtual, virtual cockpit",
    head_up_display: "head up display",
    sound_system: "sistema de som, som premium, bom som, som bose, bose, boas colunas, sistema de som bom",
    on_board_computer: "computador de bordo",
    cruise_control:
      "cruise control, controlo de velocidade, regulador de velocidade, piloto automático, controlo de cruzeiro, cruise, velocidade cruzeiro",
    adaptive_cruise_control:
      "cruise control adaptativo, cruise control adaptável, controlo de velocidade adaptativo, ACC, cruise adaptativo, cruise control inteligente, cruise control adaptavel, controlo de cruzeiro adaptativo",
    lane_assist:
      "assistente de faixa, manutenção na faixa, assistente de manutenção na faixa, manter na faixa, ajuda à manutenção na faixa",
    blind_spot_monitor:
      "ângulo morto, sensor de ângulo morto, ângulos mortos, detetor de ângulo morto, aviso de ângulo morto, sensores de ângulo morto, alerta de ângulo morto, detector de ângulo morto, ponto cego",
    traffic_sign_recognition: "leitor de sinais, reconhecimento de sinais",
    hill_start_assist: "ajuda ao arranque em subida",
    parking_sensors_front: "sensores de estacionamento à frente, sensores dianteiros",
    parking_sensors_rear:
      "sensores, sensores de estacionamento, sensores de marcha atrás, sensores traseiros, sensores de parque, sensores atrás, ajuda ao estacionamento, sensor de estacionamento, sensores para estacionar, sensor de marcha atrás, apitos, radares, radar de estacionamento, sensores de estacionamento atrás, ajuda de estacionamento, ajuda ao parque",
    rear_camera:
      "câmara de marcha atrás, câmara traseira, câmara de trás, câmara, câmara de estacionamento, câmera de ré, camera traseira, camara de tras, camara traseira, câmara de estacionar, câmara para estacionar, câmera traseira, câmera, câmara marcha atrás, camera de marcha atras, câmera de marcha atrás, camara, câmara de recuo, câmaras",
    camera_360: "câmara 360",
    park_assist:
      "estacionamento automático, assistente de estacionamento, estaciona sozinho, park assist, estacionamento assistido",
    alloy_wheels:
      "jantes de liga leve, jantes em liga, jantes especiais, jantes, jantes em liga leve, jantes pretas, jantes liga leve, jantes bonitas, jantes de alumínio, jantes em alumínio",
    metallic_paint: "pintura metalizada, metalizad-",
    panoramic_roof:
      "teto panorâmico, tecto panorâmico, teto de vidro, teto em vidro, tejadilho panorâmico, teto panoramico, tejadilho de vidro, teto vidro, teto todo em vidro, panorâmico",
    sunroof: "teto de abrir, tecto de abrir, teto solar, tecto solar, teto que abre, tecto que abre",
    roof_rails: "barras de tejadilho, barras no tejadilho",
    tow_bar:
      "gancho de reboque, engate, bola de reboque, gancho, engate de reboque, bola de engate, gancho para reboque, reboque, puxar reboque, rebocar caravana, puxar atrelado, gancho reboque, engate para reboque, com gancho, puxar um reboque, puxar uma caravana, puxar caravana, puxar atrelados, bola reboque, rebocar",
    removable_tow_bar: "gancho de reboque amovível, engate amovível",
    tinted_windows: "vidros escurecidos, vidros escuros, vidros fumados",
    winter_tyres: "pneus de inverno, pneus inverno, com pneus de inverno, pneus de neve, jogo de pneus de inverno",
    all_season_tyres: "pneus quatro estações, pneus todas as estações",
    fast_charging:
      "carregamento rápido, carga rápida, carregamento ultra rápido, carrega rápido, carregador rápido, carga ultra rápida, carregar rápido",
    charging_cable: "cabo de carregamento, cabo de carga",
    sliding_door:
      "porta de correr, porta lateral de correr, portas de correr, porta deslizante, porta lateral, portas laterais de correr, porta de correr lateral",
    partition_wall: "divisória",
    refrigerated:
      "frigorífica, frigorífico, carrinha frigorífica, refrigerada, isotérmica, carrinha frigorifica, com frio, caixa frigorífica",
    tail_lift: "plataforma elevatória, plataforma de carga, plataforma hidráulica, rampa elevatória",
    crew_cab: "cabine dupla, cabina dupla",
    apple_carplay: "carplay sem fios, apple carplay sem fios, car play",
    double_sliding_doors:
      "duas portas de correr, portas de correr dos dois lados, porta de correr dos dois lados, 2 portas de correr",
    high_roof: "teto alto, tejadilho alto",
    long_wheelbase: "chassis longo, versão longa",
  },
  colours: {
    white: "branc-, branquinho, branco pérola, branco mate",
    black: "pret-, negr-, preto metalizado, preto mate",
    grey: "cinzent-, cinza, cinzento escuro, cinzento claro, antracite, cinza escuro, cinza claro, cinza metalizado, cinzas, cinzento metalizado",
    silver: "pratead-, prata, cinza prata, cor de prata",
    blue: "azul, azuis, azul escuro, azul claro, azul marinho, azul metalizado, azul céu, azulão",
    red: "vermelh-, encarnad-, vermelho escuro, bordô, vermelho vivo, vermelho metalizado, bordeaux",
    green: "verde, verdes, verde escuro, verde oliva, verde tropa, verde metalizado",
    beige: "bege, creme",
    brown: "castanh-, marrom",
    orange: "laranja, cor de laranja, alaranjado",
    yellow: "amarel-",
    purple: "rox-, lilás, violeta",
    gold: "dourad-",
  },
  seats: {},
  doors: {},
  units: {
    monthly:
      "por mês, ao mês, mensais, mensal, cada mês, euros por mês, por mês no máximo, mês, € mês, € por mês no máximo, todos os meses",
    mileage:
      "quilómetros, quilometros, quilómetro, mil km, mil quilómetros, kms, mil kms, km feitos, quilómetros feitos, kms feitos, kilómetros, kilometros, quilometro",
    range: "km de autonomia, quilómetros de autonomia",
    horsepower: "cavalos, cavalo, cv, cv de potência, cavalos de potência, hp",
    kilograms: "kg de reboque, quilos, quilo",
    tonnes: "toneladas, tonelada",
    doors: "portas, porta",
    children: "filhos, crianças, cadeirinhas, cadeiras de criança, putos, miúdos, crianças pequenas, bebés, cadeiras",
    seats: "lugares, lugar, assentos, pessoas, passageiros, lugar sentado, lugares sentados, assento",
    age: "anos, ano, anos de idade, anos no máximo, aninhos",
    months: "mês, meses",
    warranty: "meses de garantia",
    warrantyYears: "anos de garantia, ano de garantia",
    price: "euros, eur, paus",
    owners: "donos, dono, proprietários, dono anterior, donos anteriores",
    consumption: "litros aos 100, litros aos 100 km, l aos 100, litros aos cem, litros por 100 km",
    litres: "litros, litro",
    cylinders: "cilindros",
    net: "sem iva, euros sem iva, mais iva, euros mais iva",
    unstated: "litros de mala, litros de bagageira, litros de porta-bagagens",
  },
  subjects: {
    price:
      "preço, orçamento, orçamento de, preço até, valor, até um preço de, orçamento até, orçamento máximo, preço máximo, budget, máximo de preço",
    monthly: "mensalidade, prestação, prestações de, prestação de, mensalidade de, prestação mensal, por mês",
    mileage: "quilometragem, quilómetros, quilometragem até, km",
    range: "autonomia, autonomia de, autonomia elétrica",
    horsepower: "potência",
    kilograms:
      "capacidade de reboque, rebocar, puxar, que puxe, reboque de, reboque, capacidade de tração, possa rebocar, consiga rebocar, peso rebocável",
    year: "ano, ano de, matrícula, matrícula de, do ano, do ano de, matriculado em, matriculada em, registo, primeira matrícula",
    warranty: "garantia, com garantia, com garantia de",
    consumption: "consumo, consumos, consome, gasta, que gaste, consumo médio, consumo de",
    battery: "bateria, bateria de, capacidade da bateria",
    co2: "emissões, emissões de co2",
    euro: "norma euro, norma",
    people: "família de, somos",
    unstated: "mala de, bagageira de, porta-bagagens de, bagageira, porta-bagagens",
    net: "sem iva, preço sem iva",
  },
  comparators: {
    max: "até, ate, no máximo, máximo, máximo de, até ao máximo de, não mais de, não mais do que, até aos, até máximo, até um máximo de, não superior a, nunca mais de, no máximo até, até no máximo, no máx, máx, nao mais de, não passe de, que não passe de, não ultrapasse, sem passar de, sem passar dos, sem ultrapassar, limite de, limite",
    below:
      "menos de, menos do que, abaixo de, inferior a, antes de, abaixo dos, inferior aos, com menos de, a menos de",
    min: "a partir de, pelo menos, no mínimo, mínimo, mínimo de, desde, a partir dos, com pelo menos, a partir do, superior ou igual a, de pelo menos, no min, min, nunca menos de, não menos de",
    above: "mais de, mais do que, acima de, superior a, depois de, acima dos, a mais de",
    about:
      "cerca de, por volta de, à volta de, mais ou menos, aproximadamente, uns, na casa dos, por volta dos, ronda os, a rondar os",
    older: "mais velho que, mais velho do que, mais antigo que",
    newer: "mais recente que, mais novo que, mais recente do que, mais novo do que",
    notOlder: "não mais velho que, não mais antigo que",
  },
  trailingComparators: {
    max: "no máximo, ou menos, máximo, máx, no máx, para baixo, e menos",
    min: "no mínimo, ou mais, ou superior, pelo menos, em diante, para cima, mín, e mais, ou melhor, mínimo",
    notOlder: "ou mais recente, ou mais novo, ou mais nova, ou posterior, e mais recente",
    notNewer: "ou mais antigo, ou mais velho, ou anterior",
  },
  // biome-ignore format: a line of numbers
  numbers: { dois: 2, duas: 2, três: 3, quatro: 4, cinco: 5, seis: 6, sete: 7, oito: 8, nove: 9, dez: 10, onze: 11, doze: 12, treze: 13, catorze: 14, quatorze: 14, quinze: 15, dezasseis: 16, dezassete: 17, dezoito: 18, dezanove: 19, vinte: 20, trinta: 30, quarenta: 40, cinquenta: 50, sessenta: 60, setenta: 70, oitenta: 80, noventa: 90, cem: 100, cento: 100, duzentos: 200, trezentos: 300, quatrocentos: 400, quinhentos: 500, mil: 1000 },
  not: "não, nao, sem, exceto, excepto, menos?, nem, não quero, nunca, tudo menos, qualquer cor menos, qualquer cor exceto, menos os, evitar, excluindo, que não seja, que não, nada de, todos menos, tirando",
  interior:
    "interior, estofos, bancos, pele, couro, bancos em pele, bancos em couro, estofos em pele, estofos em couro, interior em pele, interior em couro",
  colourBeforeInterior: "none",
  near: "perto de, perto, próximo de, próximo, ao pé de, junto a, na zona de, nos arredores de, à volta de, perto do, perto da, próximo do, próximo da, na região de, região de, moro em, vivo em, arredores de, nas redondezas de, à beira de, zona de, não longe de",
  smallWords:
    "o, os, as, um, uma, uns, umas, do, dos, da, das, no?, nos?, na, nas, ao, aos, à, às, e, ou?, com, para, pra, por, em, que, eu, me?, minha, meu, nossa, nosso, procuro, procuramos, à procura de, procura, quero, queria, gostava, gostaria, preciso, precisamos, comprar, compro, compra, tem, têm, tenho, ter, há, é, são, ser, seja, carro, carros, viatura, viaturas, automóvel, automóveis, veículo, veículos, modelo, marca, cor, motor, combustível, se faz favor, por favor, olá, ola, bom dia, boa tarde, obrigado, obrigada, jovem condutor, primeiro carro, carta de condução, família, minha família, mulher, marido, filho, filha, filhos, muito, muita, carro de empresa, carro de serviço, viatura de empresa, mas, também, só, apenas, bom, boa, bonito, bonita, algum, alguma, todos, todas, qualquer, venda, à venda, mala?, equipado, equipada, trabalho, cidade, caixa?, vocês, voces, temos, gostaríamos, queremos, estou, estamos, estou à procura de, à procura, procurando, interessado em, interessado, interessada, interessado num, posso, pode, podem, seria, fosse, este, esta, esse, essa, isto, isso, mim, nós, me, se, ja, já, agora, urgente, sff, pf, pff, obg, olá boa tarde, boas, boa noite, bom estado, estado, bom estado geral, impecável, como novo, fiável, fiáveis, confiável, seguro, confortável, giro, marcas, modelos, versão, dia a dia, todos os dias, autoestrada, viagens, férias, cão, bebé, crianças, criança, estudante, reformado, escola, trabalhar, para trabalhar, andar, conduzir, uma coisa, alguma coisa, talvez, de preferência, preferência, se possível, ideal, mínimo?, qualquer cor, qualquer marca, tanto faz, não importa, mas que, que tenha, que seja, com?, tenham, haja, existe, existem, ir, para ir trabalhar, ir trabalhar, do dia a dia, possível, primeiro, ordenado, rodas, pai, mãe, avó, avô, namorada, namorado, amigo, amiga, esposa, sogra, irmão, irmã, filhote, carta, tirou a carta, acabou de tirar a carta, recém encartado, recém-encartado, condutor, jovem, jovens, segundo carro, carro de dia a dia, viajar, segura, seguros, robusto, robusta, prático, prática, moderno, moderna, fácil de estacionar, fácil, gira, bonitinho, em bom estado, ótimo estado, óptimo estado, estimado?, como nova, bem equipado, cheio de extras, extras, com todos os extras, full extras, incluído, incluída, incluídos, obrigatório, indispensável, preferencialmente, por exemplo, qualquer modelo, não me importo, haverá, arranjam, vendem, têm algum, tem algum, tens, tendes, mostra, mostrar, mostre, mostrem, ver, encontrar, interessa, estou interessado, estou à procura, ando à procura, andamos à procura, precisava, desejo, desejava, pretendo, gostaria de, gostava de, queríamos, empresa, para a empresa, empresário, profissional, particular, negócio, stand, género, coisa, algo, assim, depois?, quanto, custa, quanto custa, pessoal, cumprimentos",
};
