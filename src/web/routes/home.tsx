const Home = () => <main>Bonjour</main>;
export default Home;
